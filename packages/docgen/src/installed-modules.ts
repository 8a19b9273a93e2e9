import { fileURLToPath } from 'node:url';
import type { BuildModules } from '@docgen/bundler/build-modules';

/**
 * The modules of runtime and theme that were packed with docgen.
 *
 * @param from - Address (`import.meta.url`) of one of the package's entries, which lie in the
 *   folder that the modules are in.
 */
export function installedModules(from: string): BuildModules {
  const at = (path: string) => fileURLToPath(new URL(path, from));
  return {
    server: at('./runtime/server.js'),
    browser: at('./runtime/browser.js'),
    preparedServer: at('./prepared-server.js'),
    hooks: at('./runtime/index.js'),
    pageArticle: at('./runtime/page-article.js'),
    pageJsx: at('./runtime/page-jsx.js'),
    diagrams: at('./diagrams'),
    svgComponent: at('./runtime/svg-component.js'),
    docusaurus: at('./theme/docusaurus'),
    mermaidWorker: at('./mermaid-worker.js'),
    pageWorker: at('./page-worker.js'),
    watchdog: at('./watchdog.js'),
    theme: {
      shell: at('./theme/shell.js'),
      article: at('./theme/article.js'),
      pages: at('./theme/pages.js'),
      styles: at('./theme/styles.css'),
    },
  };
}
