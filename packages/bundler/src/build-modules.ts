import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runScript } from '@docgen/files/run-script';

/** Absolute paths of the parts of docgen that are read as files. */
export type BuildModules = ReturnType<typeof installedModules>;

/** Absolute path of the folder that contains all of docgen's own modules. */
export function docgenFolder({ browser }: Pick<BuildModules, 'browser'>): string {
  return dirname(dirname(browser));
}

/** Absolute paths of a theme's modules. */
export type ThemeModules = BuildModules['theme'] & {
  /** Module with components of the site that all pages can use. */
  readonly components?: string | undefined;
};

/**
 * The modules of runtime and theme that are packed with docgen.
 *
 * @param from - URL (`import.meta.url`) of one of the package's entries; the modules are in the
 *   same folder.
 * @param run - Runs a packed script, given its absolute path, and returns its exports.
 */
export function installedModules(
  from: string,
  run: (file: string) => unknown = (file) => runScript(file),
) {
  const at = (path: string) => fileURLToPath(new URL(path, from));
  return {
    /**
     * Runs a packed script, given its absolute path, and returns its exports. Each call runs it
     * anew, so that what the code of pages changes in them is gone when `docgen dev` loads new code.
     */
    script: run,
    /** docgen's `package.json`. */
    manifest: at('../package.json'),
    /** File with a hash of all other modules here. */
    bundleHash: at('./bundle-hash.txt'),
    /** The runtime's entry point on the server. */
    server: at('./runtime/server.js'),
    /** The runtime's entry point in the browser. */
    browser: at('./runtime/browser.js'),
    /** The module that pages and themes import as `supergraph-docgen/runtime`. */
    hooks: at('./runtime/index.js'),
    /**
     * Runtime and default theme as one prebuilt script for the server, so that sites without a
     * theme of their own bundle only their pages, if any. `undefined` to always bundle them.
     */
    preparedServer: at('./prepared-server.js') as string | undefined,
    /** The same for browsers, see `prepared-browser.ts`. */
    preparedBrowser: at('./prepared-browser.json') as string | undefined,
    /**
     * The runtime's entry point in the browser for `docgen dev`, where pages change while they are
     * open.
     */
    liveBrowser: at('./runtime/live.js'),
    /** Like `preparedBrowser`, with the entry point `liveBrowser`. */
    preparedLive: at('./prepared-live.json') as string | undefined,
    /**
     * Additional script of pages in `docgen dev`: it listens to the server and displays problems.
     */
    liveClient: at('./live-client.js'),
    /** Turns the component of a page into its article. */
    pageArticle: at('./runtime/page-article.js'),
    /** The module that compiled pages import as `react/jsx-runtime` in browsers. */
    pageJsx: at('./runtime/page-jsx.js'),
    /** The module that all code of authors imports as `react/jsx-runtime` on the server. */
    checkedJsx: at('./runtime/checked-jsx.js'),
    /**
     * Folder with the code that draws diagrams in browsers: `diagrams/src/browser/`, bundled with
     * mermaid.
     */
    diagrams: at('./diagrams'),
    /** The search for browsers: `search/src/browser/`, bundled. */
    search: at('./search.js'),
    /**
     * Suggests similar pages on not-found pages: `search/src/browser/nearest-pages.ts`, bundled.
     */
    nearestPages: at('./nearest-pages.js'),
    /** Filters sidebars in browsers: `core/sidebars/filter-sidebar.ts`, bundled. */
    sidebarFilter: at('./filter-sidebar.js'),
    /** Rarely used tools of the default theme: `theme/src/tools/`, bundled. */
    tools: at('./tools.js'),
    /** Turns an SVG file into a component. */
    svgComponent: at('./runtime/svg-component.js'),
    /** Folder with docgen's equivalents of Docusaurus modules. */
    docusaurus: at('./theme/docusaurus'),
    /**
     * Entry point of the worker thread that draws diagrams. If `undefined`, builds draw in their
     * own thread.
     */
    mermaidWorker: at('./mermaid-worker.js') as string | undefined,
    /**
     * Entry point of the worker thread that writes and scans pages. If `undefined`, builds do so in
     * their own thread.
     */
    pageWorker: at('./page-worker.js') as string | undefined,
    /**
     * Entry point of the worker thread that detects when the code of a page does not terminate. If
     * `undefined`, code without a time limit of its own is not watched.
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
