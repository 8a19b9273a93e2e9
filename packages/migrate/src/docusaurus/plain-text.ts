const NAMED: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
  ['copy', '©'],
  ['reg', '®'],
  ['trade', '™'],
  ['mdash', '—'],
  ['ndash', '–'],
  ['middot', '·'],
  ['bull', '•'],
]);

/** The text of a piece of HTML, on one line. */
export function plainText(html: string): string {
  return html
    .replaceAll(/<(style|script)\b[\s\S]*?<\/\1>/gi, '')
    .replaceAll(/<[a-z/!][^>]*>/gi, ' ')
    .replaceAll(
      /&#x([\da-f]+);|&#(\d+);|&(\w+);/gi,
      (whole, hex?: string, decimal?: string, name?: string) => {
        if (name !== undefined) return NAMED.get(name) ?? whole;
        const point = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
        return point <= 0x10ffff ? String.fromCodePoint(point) : whole;
      },
    )
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ([.,;:!?])/g, '$1')
    .trim();
}
