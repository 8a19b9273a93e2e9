/** `@docusaurus/theme-common/internal`: before Docusaurus 3.6 it had what the docs plugin has now, too. */
export * from './docs-client.ts';
export * from './theme-common.tsx';
