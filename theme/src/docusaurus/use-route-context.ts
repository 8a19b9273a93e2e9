/** `@docusaurus/useRouteContext`: the plugin that created the route: always the docs plugin. */
export default function useRouteContext() {
  return { plugin: { id: 'default', name: 'docusaurus-plugin-content-docs' }, data: {} };
}
