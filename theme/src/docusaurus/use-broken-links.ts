/** `@docusaurus/useBrokenLinks`: does nothing, because docgen finds links and ids in the HTML. */
export default function useBrokenLinks() {
  return { collectLink: () => {}, collectAnchor: () => {} };
}
