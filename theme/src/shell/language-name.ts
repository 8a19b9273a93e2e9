const names = new Map<string, string>();

/** What a language calls itself. Remembered, since asking costs more than drawing the rest of the navbar. */
export function languageName(locale: string): string {
  const known = names.get(locale);
  if (known !== undefined) return known;
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;
  names.set(locale, name);
  return name;
}
