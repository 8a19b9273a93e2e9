import { createHash } from 'node:crypto';

/**
 * Replaces the `style` attributes in KaTeX's output for a formula with classes, because security
 * policies may forbid inline styles. The page's own stylesheet defines the classes; see
 * `formulaStylesheet`.
 *
 * @param styles - Receives the declarations of each attribute.
 */
export function withoutStyles(html: string, styles: Set<string>): string {
  return html.replace(/(?: class="([^"]*)")? style="([^"]*)"/g, (_, classes, declarations) => {
    styles.add(declarations);
    const name = className(declarations);
    return ` class="${classes === undefined ? name : `${classes} ${name}`}"`;
  });
}

/**
 * The stylesheet that replaces `style` attributes, with the same precedence.
 *
 * @param styles - Declarations of each attribute, such as `height:1em;top:0`.
 */
export function formulaStylesheet(styles: Iterable<string>): string {
  const rules = Array.from(new Set(styles), (declarations) => {
    const important = declarations.replace(/;*$/, '').replaceAll(';', '!important;');
    return `.${className(declarations)}{${important}!important}\n`;
  });
  return rules.sort().join('');
}

/** Derived from the declarations, so that pages and stylesheet agree without sharing state. */
function className(declarations: string): string {
  return `f${createHash('sha256').update(declarations).digest('hex').slice(0, 8)}`;
}
