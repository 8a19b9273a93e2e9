/**
 * Classes of code with numbered lines: stylesheets cannot tell how many digits the longest number has.
 * The numbers themselves are the stylesheet's, so that they are not copied with the code: it counts
 * the lines, or takes their `data-number` where the first one has another number than 1.
 *
 * @param last - Number of the last line.
 */
export function lineNumberClasses(last: number): string {
  const digits = String(last).length;
  return digits > 2 ? `line-numbers digits-${digits}` : 'line-numbers';
}
