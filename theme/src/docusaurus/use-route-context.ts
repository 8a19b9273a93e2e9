import { DEFAULT_PLUGIN_ID } from './constants.ts';

/** `@docusaurus/useRouteContext`: the plugin that created the route: always the docs plugin. */
export default function useRouteContext() {
  return { plugin: { id: DEFAULT_PLUGIN_ID, name: 'docusaurus-plugin-content-docs' }, data: {} };
}
