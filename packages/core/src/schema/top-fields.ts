/** The names of a selection set's top-level fields, without those of nested selections. */
export function topFields(selection: string): string[] {
  let flat = selection;
  while (/\{[^{}]*\}/.test(flat)) flat = flat.replace(/\{[^{}]*\}/g, ' ');
  return flat.split(/[\s,]+/).filter(Boolean);
}
