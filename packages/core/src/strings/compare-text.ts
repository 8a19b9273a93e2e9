/** Compares by code unit, for `sort`, so that the order does not depend on the machine's locale. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
