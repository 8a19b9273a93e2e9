/**
 * A number with its noun: `1 post`, `2 posts`.
 *
 * @param many - The plural. @default `one` with an `s`
 */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
