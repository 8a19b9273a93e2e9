/**
 * The entry point of `dist/prepared-server.js`. It exports what the bundle of a site exports, and
 * the modules that pages can import, see `bundler/modules/prepared-modules.ts`.
 *
 * @param {Readonly<Record<string, string>>} importable their sources by name
 */
export function preparedServer(importable) {
  const modules = Object.entries(importable).map(([name, source], index) => ({
    load: `import * as module${index} from './${source}';`,
    entry: `${JSON.stringify(`${name}.js`)}: module${index},`,
  }));
  return `
export { renderPage } from './packages/runtime/src/server.tsx';
export { pageArticle } from './packages/runtime/src/page-article.tsx';
import { shell } from './theme/src/shell.tsx';
import { article } from './theme/src/article.tsx';
import { pages } from './theme/src/pages.tsx';
import { Fragment, jsx, jsxs } from './packages/runtime/src/server/checked-jsx.ts';
export const theme = { shell, article, pages };
export const jsxRuntime = { Fragment, jsx, jsxs };
export { version as reactVersion } from 'react-dom';
${modules.map(({ load }) => load).join('\n')}
export const modules = { ${modules.map(({ entry }) => entry).join('\n')} };
export const react = {
  'react': require('react'),
  'react/jsx-runtime': require('react/jsx-runtime'),
  'react-dom': require('react-dom'),
};
`;
}
