/**
 * `@docusaurus/theme-common/internal`: the functions from which sites build their own code blocks
 * and tabs. Before Docusaurus 3.6 it also exported what the docs plugin exports now.
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
