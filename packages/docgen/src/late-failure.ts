/** A build that failed when its output was in its place already. `cause` is what was thrown. */
export class LateFailure extends Error {
  override readonly name = 'LateFailure';
}
