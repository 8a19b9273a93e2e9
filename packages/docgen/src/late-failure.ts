/** A build that failed after its output was published. `cause` is the original error. */
export class LateFailure extends Error {
  override readonly name = 'LateFailure';
}
