import { decodeHTML } from 'entities';

/** The text of HTML on one line; images are replaced by their alternative text. */
export function plainText(html: string): string {
  const text = html
    .replaceAll(/<(style|script)\b[\s\S]*?<\/\1>/gi, '')
    .replaceAll(/<img\b[^>]*?\salt=(?:"([^"]*)"|'([^']*)')[^>]*>/gi, ' $1$2 ')
    .replaceAll(/<[a-z/!][^>]*>/gi, ' ');
  return decodeHTML(text)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ([.,;:!?])/g, '$1')
    .trim();
}
