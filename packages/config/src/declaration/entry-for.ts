/** An object with the path and an id that is derived from it, as it is written. */
export function entryFor(path: string, fallback: string): string {
  const [, name = ''] = /([^/\\]*?)(?:\.\w+)?[/\\]*$/.exec(path) ?? [];
  const derived = name.replace(/[^\w-]+/g, '-').replace(/^[-_]+/, '');
  return `{ id: "${derived || fallback}", path: ${JSON.stringify(path)} }`;
}

/** Advice for a path in place of an object that contains it. */
export function insteadOfPath(fallback: string) {
  return (value: unknown) =>
    typeof value === 'string' ? `Write ${entryFor(value, fallback)}.` : undefined;
}
