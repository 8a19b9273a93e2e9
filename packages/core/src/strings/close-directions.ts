const PDF = '\u202c';
const PDI = '\u2069';

/** The closing character for each one that starts an embedding, an override or an isolate. */
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
 * Keeps bidirectional formatting characters in a text from affecting the text around it: closes
 * what they open, and removes those that close nothing.
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
    // PDI also closes what is open inside its isolate; PDF closes only the innermost embedding.
    const at = mark === PDI ? open.lastIndexOf(PDI) : open.length - 1;
    if (open[at] !== mark) return '';
    open.length = at;
    return mark;
  });
  return closed + open.reverse().join('');
}
