/**
 * Takes the place of an attempt to end the process. `message` quotes the attempt, such as
 * `process.exit(1)`.
 */
export class ProcessEnd extends Error {
  override readonly name = 'ProcessEnd';
}

/**
 * Thrown when author code runs longer than its time limit, or when waiting for it exceeds the
 * limit.
 */
export class AuthorTimeout extends Error {
  override readonly name = 'AuthorTimeout';
  readonly reason: 'runs' | 'waits';
  readonly seconds: number;

  constructor(reason: AuthorTimeout['reason'], seconds: number) {
    super(`${reason} longer than ${seconds} s`);
    this.reason = reason;
    this.seconds = seconds;
  }
}

/**
 * An error thrown by author code. Its message, stack and class are read under that code's time
 * limit, because reading them may run author code.
 */
export class AuthorError extends Error {
  override readonly name = 'AuthorError';
  /** Stack of the thrown value; empty if it has none. */
  override readonly stack: string;
  /** Such as `TypeError`; empty if the thrown value is no error. */
  readonly errorClass: string;

  constructor(message: string, stack: string, errorClass: string) {
    super(message);
    this.stack = stack;
    this.errorClass = errorClass;
  }
}
