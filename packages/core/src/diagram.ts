/**
 * How the source of a diagram starts in a page's HTML where readers' browsers are to draw it: what
 * writes it and what looks for it agree here. In text the `<` is escaped, so only elements match.
 */
export const BROWSER_DIAGRAM = '<pre class="mermaid-fallback" data-mermaid';
