/**
 * `@docusaurus/theme-common/internal`: before Docusaurus 3.6 it had what the docs plugin has now, too. Code
 * blocks and tabs that sites draw themselves are made of the rest.
 */
export {
  containsLineNumbers,
  getPrismCssVariables,
  parseLanguage,
  parseLines,
  useCodeWordWrap,
} from '../docusaurus-common/code-blocks.ts';
export {
  sanitizeTabsChildren,
  useScrollPositionBlocker,
  useTabs,
} from '../docusaurus-common/tabs.ts';
export * from './docs-client.ts';
export * from './theme-common.tsx';
