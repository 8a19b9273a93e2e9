/**
 * Start of the element with a diagram's source in the HTML of a page, if browsers are to draw it.
 * Shared by the code that writes such elements and the code that searches for them. In text the `<`
 * is escaped, so only elements match.
 */
export const BROWSER_DIAGRAM = '<pre class="mermaid-fallback" data-mermaid';
