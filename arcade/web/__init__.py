"""The arcade in a browser: Python compiled to WebAssembly plays it, a few files of JavaScript show it."""
