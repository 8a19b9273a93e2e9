/** Text in one line, with the names of definitions and other code in it. */
export type ToldText = readonly (string | ToldCode)[];

export interface ToldCode {
  readonly code: string;
  /** Address of what it names. */
  readonly to?: string;
}

/** The text without a difference between code and prose. */
export function plainTold(text: ToldText): string {
  return text.map(writtenIn).join('');
}

/** The first characters of a text. @param length - Their number, in UTF-16 code units. */
export function cutTold(text: ToldText, length: number): ToldText {
  let left = length;
  return text.flatMap((part) => {
    const written = writtenIn(part).slice(0, left);
    left -= written.length;
    return changed(part, written);
  });
}

/** The text on one line: other white space becomes single spaces, and is removed at both ends. */
export function toldOnOneLine(text: ToldText): ToldText {
  let isSpaced = true;
  const line = text.flatMap((part) => {
    const spaced = writtenIn(part).replace(/\s+/g, ' ');
    const written = isSpaced ? spaced.trimStart() : spaced;
    if (written !== '') isSpaced = written.endsWith(' ');
    return changed(part, written);
  });
  return isSpaced ? cutTold(line, plainTold(line).length - 1) : line;
}

function writtenIn(part: string | ToldCode): string {
  return typeof part === 'string' ? part : part.code;
}

function changed(part: string | ToldCode, written: string): ToldText {
  if (written === '') return [];
  return [typeof part === 'string' ? written : { ...part, code: written }];
}
