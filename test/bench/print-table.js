/**
 * Prints rows with aligned columns, followed by an empty line.
 *
 * @param {readonly (readonly string[])[]} table the first row names the columns
 */
export function printTable(table) {
  const widths = (table[0] ?? []).map((_, column) =>
    Math.max(...table.map((row) => row[column]?.length ?? 0)),
  );
  for (const row of table) {
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  }
  console.log();
}
