/**
 * The day of a date as authors write it, in all forms that `Date` reads, as in Docusaurus.
 *
 * @param text - Such as `2026-05-18`, `5/18/2026` or `May 18, 2026`.
 * @returns The day as `2026-05-18`; `undefined` if the text is no date.
 */
export function dayOf(text: string): string | undefined {
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) return undefined;
  const [day] = /^\d{4}-\d\d-\d\d/.exec(text) ?? [];
  if (day !== undefined) return day;
  // Years and months count in UTC, all other forms in local time.
  const minutes = /^\d{4}(?:-\d\d)?$/.test(text) ? 0 : date.getTimezoneOffset();
  const shown = new Date(date.getTime() - minutes * 60_000).toISOString();
  return /^(\d{4}-\d\d-\d\d)T/.exec(shown)?.[1];
}
