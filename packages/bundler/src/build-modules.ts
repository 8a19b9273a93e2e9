import { fileURLToPath } from 'node:url';
import { runScript } from '@docgen/files/run-script';

/** Where the parts of docgen are that are read as files: absolute paths of modules. */
export type BuildModules = ReturnType<typeof installedModules>;

/** The files of a theme: absolute paths. */
export type ThemeModules = BuildModules['theme'] & {
  /** Module of the site's components for all pages. */
  readonly components?: string | undefined;
};

/**
 * The modules of runtime and theme that were packed with docgen.
 *
 * @param from - Address (`import.meta.url`) of one of the package's entries, which lie in the
 *   folder that the modules are in.
 * @param run - Runs a script that was packed with docgen, an absolute path, and returns its exports.
 */
export function installedModules(
  from: string,
  run: (file: string) => unknown = (file) => runScript(file).exports,
) {
  const exports = new Map<string, unknown>();
  const at = (path: string) => fileURLToPath(new URL(path, from));
  return {
    /** The exports of a script that was packed with docgen, an absolute path; it runs once. */
    script(file: string): unknown {
      if (!exports.has(file)) exports.set(file, run(file));
      return exports.get(file);
    },
    /** docgen's `package.json`. */
    manifest: at('../package.json'),
    /** A file with the hash of everything else here. */
    bundleHash: at('./bundle-hash.txt'),
    /** The runtime's entry on the server. */
    server: at('./runtime/server.js'),
    /** The runtime's entry in the browser. */
    browser: at('./runtime/browser.js'),
    /** What pages and themes may import as `supergraph-docgen/runtime`. */
    hooks: at('./runtime/index.js'),
    /**
     * Runtime and default theme, a script for the server: spares sites without code of their own the
     * bundler. They are bundled anew when it is left out.
     */
    preparedServer: at('./prepared-server.js') as string | undefined,
    /** The same for browsers, see `prepared-browser.ts`. */
    preparedBrowser: at('./prepared-browser.json') as string | undefined,
    /** The runtime's entry in the browser where pages change while they are open, see `docgen dev`. */
    liveBrowser: at('./runtime/live.js'),
    /** What `preparedBrowser` is, with that entry. */
    preparedLive: at('./prepared-live.json') as string | undefined,
    /** The script that pages load besides then: it listens to the server and shows what is wrong. */
    liveClient: at('./live-client.js'),
    /** What turns the component of a page into its article. */
    pageArticle: at('./runtime/page-article.js'),
    /** What compiled pages import as `react/jsx-runtime`. */
    pageJsx: at('./runtime/page-jsx.js'),
    /** Folder with what draws diagrams in browsers, `diagrams/src/browser/` bundled with mermaid. */
    diagrams: at('./diagrams'),
    /** What searches in browsers, `search/src/browser/` bundled. */
    search: at('./search.js'),
    /** What not-found pages ask for pages that are near, `search/src/browser/nearest-pages.ts` bundled. */
    nearestPages: at('./nearest-pages.js'),
    /** What filters sidebars in browsers, `core/filter-sidebar.ts` bundled. */
    sidebarFilter: at('./filter-sidebar.js'),
    /** What readers use now and then of the default theme, `theme/src/tools/` bundled. */
    tools: at('./tools.js'),
    /** What makes a component of an SVG file. */
    svgComponent: at('./runtime/svg-component.js'),
    /** Folder with the modules that docs written for Docusaurus import. */
    docusaurus: at('./theme/docusaurus'),
    /** Entry of the thread that draws diagrams; left out, builds draw in their own. */
    mermaidWorker: at('./mermaid-worker.js') as string | undefined,
    /** Entry of the thread that writes and scans pages; left out, builds do so in their own. */
    pageWorker: at('./page-worker.js') as string | undefined,
    /**
     * Entry of the thread that notices when code of a page does not come to an end; left out, nobody
     * does where that does not stop by itself.
     */
    watchdog: at('./watchdog.js') as string | undefined,
    /** The modules of the default theme. */
    theme: {
      shell: at('./theme/shell.js'),
      article: at('./theme/article.js'),
      pages: at('./theme/pages.js'),
      styles: at('./theme/styles.css'),
    },
  };
}
