/** Matches imports of a file's text, in the syntax of Vite and webpack's raw-loader. */
export const RAW_TEXT = /^(?:-?!|!!)?raw-loader!|\?raw$/;

/** Whether an import requests the text of a file, of any type. */
export function isRawText(specifier: string): boolean {
  return RAW_TEXT.test(specifier);
}
