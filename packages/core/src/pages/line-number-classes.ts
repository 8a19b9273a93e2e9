/**
 * Classes for code with line numbers. They contain the number of digits of the longest number,
 * because stylesheets cannot compute it. The stylesheet draws the numbers, so that they are not
 * copied with the code: it counts the lines, or uses their `data-number` if they do not start at 1.
 *
 * @param last - Number of the last line.
 */
export function lineNumberClasses(last: number): string {
  const digits = String(last).length;
  return digits > 2 ? `line-numbers digits-${digits}` : 'line-numbers';
}
