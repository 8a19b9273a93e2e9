/**
 * The fonts of a diagram's text: Arial on Windows and Apple systems, Liberation Sans on Linux (the
 * same widths), Roboto on Android, where Arial and Helvetica are aliases of it.
 */
export const FONT_FAMILY = 'Arial,Helvetica,Liberation Sans,sans-serif';

/** Height of a line's box above the baseline, in em. */
export const ASCENT = 0.93;

/** Depth of a line's box below the baseline, in em. */
export const DESCENT = 0.25;

/**
 * Allows for readers' fonts that are wider than the tables. With it, text gets 8 % more room than
 * Arial needs.
 */
const MARGIN = 1.05;

/**
 * First code point, then two base-36 digits per character: its advance in 1/1000 em, 0 if no font
 * has it.
 */
type Table = readonly (readonly [number, string])[];

// For each character, the larger advance of Liberation Sans 2 (OFL 1.1) and Roboto 3 (OFL 1.1).
const REGULAR: Table = [
  [
    0x20,
    '7q7q9vh4fnoqij5b9j9pbzg87q9a7qbhfnfnfnfnfnfnfnfnfnfn7q7qg8g8g8fhs8ijijk3k3ijgzlm' +
      'k37qfcijfhoak3lmijlmk3ijgzk3ijq8ijijgz7qbf7qd2fh9afhfmekfofh9ofmfh6s6oe36sodfhfv' +
      'fmft9fed94fhdwkwdwdwdw9f789fix',
  ],
  [
    0xa0,
    '7q9afhg6jufh78h2bnlucgfhg89alvfdb4f9a7a79ag1ey7q9aa7cofhn6n6n6gzijijijijijijrsk3' +
      'ijijijij7q7q7q7qk3k3lmlmlmlmlmg8lmk3k3k3k3ijijgzfhfhfhfhfhfhoqekfhfhfhfh7q7q7q7q' +
      'gbfhfvfvfvfvfvfwgzfhfhfhfhdwg1dwijfhijfhijfhk3ekk3ekk3ekk3ekk3hqk3gmijfhijfhijfh' +
      'ijfhijfhlmfmlmfmlmfmlmfmk3fhk3fq7q7q7q7q7q7q7q6s7q7qmwdffc70ije3fhfh6sfh6sfh8tfh' +
      '9rfh7jk3fhk3fhk3fhgtk4frlmfvlmfvlmfvrsq8k39fk39fk39fijedijedijedijedgz94gzafgz94' +
      'k3fhk3fhk3fhk3fhk3fhk3fhq8kwijdwijgzdwgzdwgzdw6x',
  ],
  [
    0x384,
    '9ae2ik7qltnaao00lj00nskx91ijijfhjmijgzk3lm7qijikoak3i2lmk3ij00h7gzijm6ijn8ks7qij' +
      'g3f0fr91f7g3ghdyfrf0effrfu91fhffg1dwdnfvj6ftezh6eif7jlffjtmw91f7fvf7mw',
  ],
  [
    0x400,
    'ijiko1fhjzij7q7qfctsu1nrhgk3hojziji9ijfhkwijpogtjzjzhvjpoak3lmjzijk3gzholgijkkj1' +
      'q5qxm0omi9jzs3k3fhfxfwbogsfhlbe4g2g2f1g8kmg1fvg2fmekdddwmvdwghf4min0hdllf3ezmpf9' +
      'fhfhfhboezed6s7q6op7nyfrf1g2dwg2',
  ],
  [0x2010, '9a9a00i9rsrs00fd676767679u9y9l00fhfh9r000000rs00'],
  [0x2030, 'rs00589v00000000009a9a'],
];

const BOLD: Table = [
  [
    0x20,
    '7q9ad7ghfyoqk36m9q9scng87qaz83acfyfyfyfyfyfyfyfyfyfy9a9ag8g8g8gzr4k3k3k3k3ijgzlm' +
      'k385fjk3gzock3lmijlmk3ijh8k3ijq8ijijgz9abq9ag8fh9afhgzfhgzfh9ygzgz7q7qfh7qoqgzgz' +
      'gzgzaufh9fgzfhlmfhfhe5au7saui0',
  ],
  [
    0xa0,
    '7q9ag1gjj9fh7shhd3luccfhg8azlufdb4f9adad9ah6fh8e9aadcqfhn6n6n6gzk3k3k3k3k3k3rsk3' +
      'ijijijij85858585k3k3lmlmlmlmlmg8lmk3k3k3k3ijijhkfhfhfhfhfhfhoqfhfhfhfhfh7q7q7q7q' +
      'gzgzgzgzgzgzgzfvgzgzgzgzgzfhgzfhk3fhk3fhk3fhk3fhk3fhk3fhk3fhk3jzk3hiijfhijfhijfh' +
      'ijfhijfhlmgzlmgzlmgzlmgzk3gzk3gz857q857q857q857q857qnofhfj7uk3fhgfgz7qgz7qgzaqgz' +
      'dcgz8jk3gzk3gzk3gzjpk4gzlmgzlmgzlmgzrsq8k3auk3auk3auijfhijfhijfhijfhh89fh8dch89f' +
      'k3gzk3gzk3gzk3gzk3gzk3gzq8lmijfhijgze5gze5gze57q',
  ],
  [
    0x384,
    '9hf9k39anqp6d600mx00psna9ck3k3gqkcijgzk3lm85k3ijock3hwlmk3ij00gph8ijmtijmima85ij' +
      'h3figz9cg7h3gzfhgvfidvgzgf9cgffhh6fhesgzlah7ehj1ehg7krg0kynh9cg7gzg7nh',
  ],
  [
    0x400,
    'ijilomfrjsij8585fjuetjobhok3hkjzk3jzk3frkqijrshfjzjzhyjnock3lmjzijk3h8hknqijl3jj' +
      'rxseo6r8jzjssojzfhh6h3bohnfhnuebh3h3fnhol4gtgzgtgzfhe7fhobfhh3g5n6p2kanrh3fdnrg8' +
      'fhfhgzbofdfh7q7u7qqxp7gzfnh3fhgt',
  ],
  [0x2010, '9a9a00hjrsrs00fd7q7q7q7qdwdwdw00fhfha0000000rs00'],
  [0x2030, 'rs006odc00000000009a9a'],
];
const regular = decode(REGULAR);
const bold = decode(BOLD);

/**
 * Width that a text needs on any reader's screen, in the unit of `fontSize`. Rather too large than
 * too small.
 */
export function textWidth(text: string, fontSize: number, isBold: boolean): number {
  const table = isBold ? bold : regular;
  let width = 0;
  for (const character of text) width += table.get(character) ?? guess(character);
  return width * fontSize * MARGIN;
}

function decode(table: Table): ReadonlyMap<string, number> {
  const widths = new Map<string, number>();
  for (const [first, digits] of table) {
    for (let index = 0; index * 2 < digits.length; index++) {
      const width = Number.parseInt(digits.slice(index * 2, index * 2 + 2), 36);
      if (width > 0) widths.set(String.fromCodePoint(first + index), width / 1000);
    }
  }
  return widths;
}

/** Estimated widths of characters that the tables lack. An unknown fallback font draws them. */
function guess(character: string): number {
  if (/[\p{M}\p{Cf}]/u.test(character)) return 0;
  if (/\p{Extended_Pictographic}/u.test(character)) return 1.3;
  const code = character.codePointAt(0) ?? 0;
  return code >= 0x2000 ? 1 : 0.75;
}
