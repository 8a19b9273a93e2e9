/** The entries of a configuration, without those whose value is `undefined`. */
export function definedEntries(config: object): [key: string, value: unknown][] {
  return Object.entries(config).filter(([, value]) => value !== undefined);
}
