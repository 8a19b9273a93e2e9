/**
 * Returns a valid id that is not taken yet.
 *
 * @param taken - Ids in lower case; the new one is added.
 */
export function freeId(wanted: string, taken: Set<string>): string {
  const safe = wanted.replaceAll(/[^\w.-]+/g, '-').replace(/^[^a-z\d]+/i, '') || 'main';
  let id = safe;
  for (let number = 2; taken.has(id.toLowerCase()); number++) id = `${safe}-${number}`;
  taken.add(id.toLowerCase());
  return id;
}
