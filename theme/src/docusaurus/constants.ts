/** `@docusaurus/constants`: the default id of a plugin's instance. */
export const DEFAULT_PLUGIN_ID = 'default';
