/** Where the parts of docgen are that are read as files: absolute paths of modules. */
export interface BuildModules {
  /** The runtime's entry on the server, `runtime/src/server.tsx`. */
  readonly server: string;
  /** The runtime's entry in the browser, `runtime/src/browser.tsx`. */
  readonly browser: string;
  /** What pages and themes may import as `supergraph-docgen/runtime`. */
  readonly hooks: string;
  /**
   * Runtime and default theme, bundled for the server: spares sites without code of their own the
   * bundler. They are bundled anew when it is left out.
   */
  readonly preparedServer?: string;
  /** What turns the component of a page into its article, `runtime/src/page-article.tsx`. */
  readonly pageArticle: string;
  /** What compiled pages import as `react/jsx-runtime`, `runtime/src/page-jsx.ts`. */
  readonly pageJsx: string;
  /** Folder with what draws diagrams in browsers, `runtime/src/draw-diagrams.ts` bundled with mermaid. */
  readonly diagrams: string;
  /** What makes a component of an SVG file, `runtime/src/svg-component.tsx`. */
  readonly svgComponent: string;
  /** Folder with the modules that docs written for Docusaurus import, `theme/src/docusaurus/`. */
  readonly docusaurus: string;
  /** Entry of the thread that draws diagrams; they are drawn in the main thread when left out. */
  readonly mermaidWorker?: string;
  /** Entry of the thread that writes and scans pages; the main thread does it when left out. */
  readonly pageWorker?: string;
  /** Entry of the thread that notices when code of a page does not come to an end. */
  readonly watchdog?: string;
  /** The modules of the default theme. */
  readonly theme: ThemeModules;
}

/** The files of a theme: absolute paths. */
export interface ThemeModules {
  readonly shell: string;
  readonly article: string;
  readonly pages: string;
  readonly styles: string;
}
