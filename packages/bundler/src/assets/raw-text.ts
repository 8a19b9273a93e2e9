/** Asks for the text of a file, as Vite and webpack's raw-loader are asked. */
export const RAW_TEXT = /^(?:-?!|!!)?raw-loader!|\?raw$/;

/** True for an import that asks for the text of a file, whatever it is. */
export function isRawText(specifier: string): boolean {
  return RAW_TEXT.test(specifier);
}
