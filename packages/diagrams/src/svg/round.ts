/**
 * Rounds as `toFixed` does, but never to `-0`.
 *
 * @param decimals - Number of digits after the decimal point.
 */
export function round(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  const scaled = value * factor;
  const nearest = Math.round(scaled);
  // Close to the middle, the result depends on digits that a product does not have.
  const isClear = Math.abs(scaled - nearest) < 0.499_999 && Math.abs(scaled) < 1e9;
  return isClear ? nearest / factor + 0 : Number(value.toFixed(decimals)) + 0;
}
