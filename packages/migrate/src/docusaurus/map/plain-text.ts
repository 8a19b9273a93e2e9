import { decodeHTML } from 'entities';

/** The text of a piece of HTML, on one line. */
export function plainText(html: string): string {
  const text = html
    .replaceAll(/<(style|script)\b[\s\S]*?<\/\1>/gi, '')
    .replaceAll(/<[a-z/!][^>]*>/gi, ' ');
  return decodeHTML(text)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ([.,;:!?])/g, '$1')
    .trim();
}
