/** Messages of an error and of what caused it, outermost first. A cause that leads back to itself ends the chain. */
export function errorChain(error: unknown): string[] {
  const seen = new Set<unknown>();
  const messages: string[] = [];
  for (
    let link = error;
    link !== undefined && !seen.has(link);
    link = link instanceof Error ? link.cause : undefined
  ) {
    seen.add(link);
    messages.push(link instanceof Error ? link.message : String(link));
  }
  return messages;
}
