/** Thrown in the place of what would end the process; `message` names the call. */
export class ProcessEnd extends Error {
  override readonly name = 'ProcessEnd';
}

/** Thrown when code of an author's runs, or is waited for, too long. */
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

/** What code of an author's threw, as it was read while that code was still being watched. */
export class AuthorError extends Error {
  override readonly name = 'AuthorError';
  /** The thrown value's stack; empty without one. */
  override readonly stack: string;

  constructor(message: string, stack: string) {
    super(message);
    this.stack = stack;
  }
}
