const PDF = '\u202c';
const PDI = '\u2069';

/** What ends each character that starts an embedding, an override or an isolate. */
const ENDS: Readonly<Record<string, string>> = {
  '\u202a': PDF,
  '\u202b': PDF,
  '\u202d': PDF,
  '\u202e': PDF,
  '\u2066': PDI,
  '\u2067': PDI,
  '\u2068': PDI,
};

const MARKS = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * Keeps a text from turning around what is written beside it: what it starts with characters of
 * direction ends with it, and what it ends without having started it is left out.
 *
 * Source: https://www.unicode.org/reports/tr9/#Explicit_Levels_and_Directions
 */
export function closeDirections(text: string): string {
  const open: string[] = [];
  const closed = text.replace(MARKS, (mark) => {
    const end = ENDS[mark];
    if (end !== undefined) {
      open.push(end);
      return mark;
    }
    // An isolate ends what is open in it, an embedding ends nothing but itself.
    const at = mark === PDI ? open.lastIndexOf(PDI) : open.length - 1;
    if (open[at] !== mark) return '';
    open.length = at;
    return mark;
  });
  return closed + open.reverse().join('');
}
