import type { Element } from 'hast';

/** The language of a `<code class="language-…">`; empty when it has none. */
export function codeLanguage(code: Element): string {
  const { className } = code.properties;
  const classes = Array.isArray(className) ? className.map(String) : [];
  const found = classes.find((name) => name.startsWith('language-'));
  return found?.slice('language-'.length) ?? '';
}
