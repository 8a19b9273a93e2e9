/**
 * A number and what it counts: `1 post`, `2 posts`.
 *
 * @param many - The plural, where it is another one.
 */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
