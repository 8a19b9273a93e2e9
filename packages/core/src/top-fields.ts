/** The fields that a selection set selects of its own type, without those of nested selections. */
export function topFields(selection: string): string[] {
  let flat = selection;
  while (/\{[^{}]*\}/.test(flat)) flat = flat.replace(/\{[^{}]*\}/g, ' ');
  return flat.split(/[\s,]+/).filter(Boolean);
}
