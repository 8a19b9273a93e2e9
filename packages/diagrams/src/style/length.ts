/** Pixels of a `font-size` value. An invalid value is replaced by the inherited size. */
export function fontSize(value: string, inherited: number): number {
  const size = value.endsWith('%')
    ? (Number.parseFloat(value) / 100) * inherited
    : length(value, inherited);
  return size > 0 ? size : inherited;
}

/** User units of an SVG length; percentages and unknown units count as 0. */
export function length(value: string | null | undefined, em = 16): number {
  // Most lengths are plain numbers, which need no pattern. `0x10` and `Infinity` are not valid in
  // CSS.
  const plain = typeof value === 'string' && !/[a-z]/i.test(value) ? Number(value) : Number.NaN;
  if (!Number.isNaN(plain)) return plain;
  const [, number, unit] =
    /^\s*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)\s*(px|em|rem|ex|pt)?\s*$/i.exec(value ?? '') ??
    [];
  const factor = { em, rem: 16, ex: em / 2, pt: 4 / 3 }[unit?.toLowerCase() ?? ''] ?? 1;
  return number === undefined ? 0 : Number(number) * factor;
}

/** The numbers of a list such as `points` or `viewBox`. */
export function numbersOf(list: string): number[] {
  return list
    .trim()
    .split(/[\s,]+/)
    .map(Number);
}
