/** `@docusaurus/useRouteContext`: what has made the page. Routes follow from the files of the content roots. */
export default function useRouteContext() {
  return { plugin: { id: 'default', name: 'docusaurus-plugin-content-docs' }, data: {} };
}
