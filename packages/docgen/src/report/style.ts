import { styleText } from 'node:util';

/** What text looks like on a terminal. */
type Format = 'bold' | 'dim' | 'red' | 'yellow' | 'green' | 'cyan';

/** Gives text a look, or leaves it as it is where colours are not wanted. */
export type Style = (format: Format | Format[], text: string) => string;

/** @param color - Whether to write colours; decided by the CLI alone. */
export function createStyle(color: boolean): Style {
  if (!color) return (_format, text) => text;
  // Without the option, Node would decide by the environment once more.
  return (format, text) => styleText(format, text, { validateStream: false });
}
