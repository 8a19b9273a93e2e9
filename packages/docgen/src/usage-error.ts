/** An error in how docgen was called, reported to the user without a stack trace. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  /** What to do about it. */
  readonly hint: string | undefined;

  constructor(message: string, hint?: string) {
    super(message);
    this.hint = hint;
  }
}
