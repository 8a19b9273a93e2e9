import { decodeHTML } from 'entities';
import { plainText } from './plain-text.ts';

/** HTML that consists of one link. */
const LINK = /^\s*<a\b[^>]*?\shref=(?:"([^"]*)"|'([^']*)')[^>]*>((?:(?!<a\b)[\s\S])*)<\/a>\s*$/i;

/**
 * The link that an HTML entry of a footer or sidebar consists of; `undefined` for other HTML, and
 * for links without a text.
 */
export function linkInHtml(html: string): { label: string; address: string } | undefined {
  const [, quoted, single = '', content = ''] = LINK.exec(html) ?? [];
  const address = decodeHTML(quoted ?? single).trim();
  const label = plainText(content);
  return address === '' || label === '' ? undefined : { label, address };
}
