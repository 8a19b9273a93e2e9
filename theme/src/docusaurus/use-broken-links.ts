/** `@docusaurus/useBrokenLinks`: docgen finds links and ids in the HTML, so that nobody has to tell it. */
export default function useBrokenLinks() {
  return { collectLink: () => {}, collectAnchor: () => {} };
}
