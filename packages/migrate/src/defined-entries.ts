/** What a configuration says: its keys with their values, those that are `undefined` left out. */
export function definedEntries(config: object): [key: string, value: unknown][] {
  return Object.entries(config).filter(([, value]) => value !== undefined);
}
