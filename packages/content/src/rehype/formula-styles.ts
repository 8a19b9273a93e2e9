import { createHash } from 'node:crypto';

/**
 * Takes the `style` attributes out of a formula that KaTeX has set: policies may forbid them in
 * pages. What they say is left to classes of the page's own stylesheet, see `formulaStylesheet`.
 *
 * @param styles - Takes the declarations of each attribute.
 */
export function withoutStyles(html: string, styles: Set<string>): string {
  return html.replace(/(?: class="([^"]*)")? style="([^"]*)"/g, (_, classes, declarations) => {
    styles.add(declarations);
    const name = className(declarations);
    return ` class="${classes === undefined ? name : `${classes} ${name}`}"`;
  });
}

/**
 * The stylesheet that stands for `style` attributes, as important as these were.
 *
 * @param styles - Declarations of each of them, `height:1em;top:0`.
 */
export function formulaStylesheet(styles: Iterable<string>): string {
  const rules = Array.from(new Set(styles), (declarations) => {
    const important = declarations.replace(/;*$/, '').replaceAll(';', '!important;');
    return `.${className(declarations)}{${important}!important}\n`;
  });
  return rules.sort().join('');
}

/** Follows from the declarations, so that pages and stylesheet agree without asking each other. */
function className(declarations: string): string {
  return `f${createHash('sha256').update(declarations).digest('hex').slice(0, 8)}`;
}
