/** Matches imports of a file's text, in the syntax of Vite and webpack's raw-loader. */
export const RAW_TEXT = /^(?:!!|-?!)?(?:raw-loader!|.*\?raw$)/;

/** Whether an import requests the text of a file, of any type. */
export function isRawText(specifier: string): boolean {
  return RAW_TEXT.test(specifier);
}

/** An import without the request for the text of its file, if it has one. */
export function withoutRawText(specifier: string): string {
  if (!isRawText(specifier)) return specifier;
  return specifier.replace(/^(?:!!|-?!)?(?:raw-loader!)?|\?raw$/g, '');
}
