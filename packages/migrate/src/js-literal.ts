import { escapeInvisible } from '@docgen/core/strings/escape-invisible';

/** A key of an object literal, with its colon and a space. */
export function jsKey(key: string): string {
  // As a plain or quoted key, it would set the prototype.
  if (key === '__proto__') return "['__proto__']: ";
  return `${/^[a-z_$][\w$]*$/i.test(key) ? key : jsString(key)}: `;
}

/**
 * A value that is neither an object nor a list as a literal. Values that JSON cannot represent
 * become `null`, as in JSON.
 */
export function jsLiteral(value: unknown): string {
  if (typeof value === 'string') return jsString(value);
  if (typeof value === 'boolean') return String(value);
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : 'null';
}

/** Single quotes, unless the text contains more of them than double quotes. */
function jsString(text: string): string {
  const count = (quote: string) => text.split(quote).length;
  const quote = count("'") > count('"') ? '"' : "'";
  const escaped = text.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`);
  return quote + escapeInvisible(escaped) + quote;
}
