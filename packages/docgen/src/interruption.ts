/** The error of a run that the user interrupted. */
export class Interruption extends Error {
  override readonly name = 'Interruption';
}
