"""The reports with which BASIC stops a statement; what it had done up to then stays done."""


class BasicError(Exception):
    """A statement stopped with a report of the machine."""

    REPORT = ""

    def __init__(self) -> None:
        super().__init__(self.REPORT)


class OutOfScreenError(BasicError):
    REPORT = "5 Out of screen"


class NumberTooBigError(BasicError):
    REPORT = "6 Number too big"


class InvalidArgumentError(BasicError):
    REPORT = "A Invalid argument"


class IntegerOutOfRangeError(BasicError):
    REPORT = "B Integer out of range"


class InvalidColourError(BasicError):
    REPORT = "K Invalid colour"
