/** Why a run ends early: the user asked for it. */
export class Interruption extends Error {
  override readonly name = 'Interruption';
}
