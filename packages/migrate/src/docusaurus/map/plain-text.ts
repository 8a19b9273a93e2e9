import { decodeHTML } from 'entities';

/** The text of a piece of HTML, on one line; pictures are the text that stands for them. */
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
