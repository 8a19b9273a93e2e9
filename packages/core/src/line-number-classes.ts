/**
 * Classes of code with numbered lines: stylesheets cannot tell how many digits the longest number has.
 *
 * @param last - Number of the last line.
 */
export function lineNumberClasses(last: number): string {
  const digits = String(last).length;
  return digits > 2 ? `line-numbers digits-${digits}` : 'line-numbers';
}
