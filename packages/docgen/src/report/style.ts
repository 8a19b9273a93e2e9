import { styleText } from 'node:util';

/** Formats of text on a terminal. */
type Format = 'bold' | 'dim' | 'red' | 'yellow' | 'green' | 'cyan';

/** Formats a text, or returns it unchanged if colours are off. */
export type Style = (format: Format | Format[], text: string) => string;

/** @param color - Whether to use colours; only the CLI decides this. */
export function createStyle(color: boolean): Style {
  if (!color) return (_format, text) => text;
  // Otherwise Node would check the stream and the environment again.
  return (format, text) => styleText(format, text, { validateStream: false });
}
