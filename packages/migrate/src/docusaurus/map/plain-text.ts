import { decodeHTML } from 'entities';

/** Elements that do not separate words. */
const INLINE = /<\/?(?:a|abbr|b|code|em|i|kbd|mark|q|s|small|span|strong|sub|sup|u|wbr)\b[^>]*>/gi;

/** The text of HTML on one line; images are replaced by their alternative text. */
export function plainText(html: string): string {
  const text = html
    .replaceAll(/<(style|script)\b[\s\S]*?<\/\1>/gi, '')
    .replaceAll(/<img\b[^>]*?\salt=(?:"([^"]*)"|'([^']*)')[^>]*>/gi, ' $1$2 ')
    .replaceAll(INLINE, '')
    .replaceAll(/<[a-z/!][^>]*>/gi, ' ');
  return decodeHTML(text)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ([.,;:!?])/g, '$1')
    .trim();
}
