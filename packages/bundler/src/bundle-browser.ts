import { resolve } from 'node:path';
import type { Checked } from '@docgen/core/diagnostic';
import type { PageAssets } from '@docgen/runtime/server/html-document';
import type { ClientConfig } from '@docgen/runtime/site-context';
import type { Message } from 'esbuild';
import { CSS_MODULE } from './assets/css-modules.ts';
import {
  type BrowserBuild,
  type BrowserFile,
  browserBuild,
  type EsbuildOutput,
  runEsbuild,
} from './browser-build.ts';
import type { BundleInput, PageModule } from './bundle-input.ts';
import { articleModule, generated } from './modules/generated-modules.ts';
import { MODULE_STYLES } from './namespaces.ts';
import { preparedEntry } from './prepared-browser.ts';
import { checkedBundle } from './report/checked-bundle.ts';
import { stylesheetWarnings } from './report/stylesheet-warnings.ts';
import { withStyleTexts } from './style-texts.ts';

/** The scripts and styles for browsers. */
export interface BrowserBundle {
  /** Scripts and styles that all pages load. */
  readonly assets: PageAssets;
  /**
   * Identifies the code that all pages load, whatever the stylesheets and whichever pages are
   * interactive: these share modules with the entry, so its script and chunks depend on them.
   * `undefined` unless requested.
   */
  readonly code: string | undefined;
  /** Additional files by the source file of the page that loads them. */
  readonly pages: ReadonlyMap<string, PageBundle>;
  readonly files: readonly BrowserFile[];
  /** The project files in the bundle, see `projectInputs`. */
  readonly inputs: readonly string[];
}

/** Files that only one page loads; paths are relative to the base path. */
export interface PageBundle {
  /** Module with the article of an interactive page. */
  readonly module?: string;
  /** Stylesheet with the styles that the page imports. */
  readonly style?: string;
}

/** The stylesheets that a page without a script imports, as a module for the bundler. */
export interface PageStyles {
  /** Source file of the page, relative to the project folder. */
  readonly file: string;
  /** ES module that imports the stylesheets. */
  readonly source: string;
}

export interface BrowserBundleInput extends BundleInput {
  /** The interactive pages. */
  readonly pages: readonly PageModule[];
  readonly config: ClientConfig;
  readonly styles: readonly PageStyles[];
  /** The stylesheets that modules of the theme import, see `ServerBundle`. */
  readonly themeStyles: readonly string[];
  /**
   * Whether to compute `BrowserBundle.code`, for which the entry is bundled again, and to give the
   * scripts source maps.
   */
  readonly isLive: boolean;
}

/**
 * Bundles the browser's entry point, the interactive pages, and the stylesheets of all other pages.
 * The stylesheet of the site contains those that modules of the theme import; as all pages load it,
 * no page has them in its own.
 *
 * @returns `undefined` if the user's code does not bundle. Warnings are about stylesheets.
 */
export async function bundleBrowser(
  input: BrowserBundleInput,
): Promise<Checked<BrowserBundle | undefined>> {
  const { value, diagnostics } = await checkedBundle(bundle(input), input);
  const warnings = stylesheetWarnings(value?.warnings ?? []);
  return { value: value?.bundle, diagnostics: [...diagnostics, ...warnings] };
}

interface BundleWithWarnings {
  readonly bundle: BrowserBundle;
  readonly warnings: readonly Message[];
}

async function bundle(input: BrowserBundleInput): Promise<BundleWithWarnings> {
  const { pages, isLive } = input;
  const parts = [
    bundleScripts(input),
    bundleStyles(input),
    bundleThemeStyles(input),
    isLive ? codeOf(input) : undefined,
  ] as const;
  // If one fails, the others must end, too: esbuild prints its own error if the process ends before.
  await Promise.allSettled(parts);
  const [scripts, styles, ofTheme, code] = await Promise.all(parts);
  const entry = scripts.outputOf(ENTRY);
  const style = ofTheme?.outputOf(SITE_STYLES).style ?? entry.style;
  const builds = [scripts, styles, ofTheme].filter((build) => build !== undefined);
  const bundle: BrowserBundle = {
    assets: {
      script: entry.path,
      preloads: entry.imports,
      styles: style === undefined ? [] : [style],
    },
    code,
    pages: new Map([
      ...pages.map((page): [string, PageBundle] => {
        const { path, style } = scripts.outputOf(articleModule(page));
        return [page.file, { module: path, style }];
      }),
      ...input.styles.map(({ file }): [string, PageBundle] => [
        file,
        { style: styles?.outputOf(stylesModule(file)).style },
      ]),
    ]),
    inputs: builds.flatMap(({ inputs }) => inputs),
    files: [
      ...scripts.files,
      // The modules that only import stylesheets are empty.
      ...[styles, ofTheme]
        .flatMap((build) => build?.files ?? [])
        .filter(({ path }) => !/\.js(\.LEGAL\.txt)?$/.test(path)),
    ],
  };
  return { bundle, warnings: builds.flatMap(({ warnings }) => warnings) };
}

const ENTRY = generated('entry');
const SITE_STYLES = generated('styles');

/** Placeholder for the configuration in the entry script. */
const CONFIG = 'DOCGEN_CLIENT_CONFIG';

async function bundleScripts(input: BrowserBundleInput): Promise<BrowserBuild> {
  const { pages, themeStyles, isLive } = input;
  const mayBePrepared = pages.length === 0 && themeStyles.length === 0;
  const prepared = mayBePrepared ? await preparedEntry(input) : undefined;
  return configured(
    prepared ?? (await buildEntry(input, { pages, themeStyles, isMapped: isLive })),
    input,
  );
}

/**
 * Computes `BrowserBundle.code`. The entry imports no stylesheets, because esbuild may choose other
 * short names for variables when it bundles other stylesheets.
 */
async function codeOf(input: BrowserBundleInput): Promise<string> {
  const { themeStyles } = input;
  const prepared = themeStyles.length === 0 ? await preparedEntry(input) : undefined;
  const output = prepared ?? (await buildEntry(input, { themeStyles, isStyled: false }));
  return configured(output, input).outputOf(ENTRY).path;
}

/** Replaces the placeholder for the configuration, and adds texts to the stylesheet. */
function configured(
  output: EsbuildOutput,
  { config }: Pick<BrowserBundleInput, 'config'>,
): BrowserBuild {
  const { path } = output.entries[ENTRY] ?? {};
  const texts = output.texts.map((file) =>
    file.path === path
      ? { ...file, text: file.text.replace(CONFIG, () => JSON.stringify(config)) }
      : file,
  );
  return browserBuild(withStyleTexts({ ...output, texts }, ENTRY, config));
}

interface EntryParts {
  /** The interactive pages. @default [] */
  readonly pages?: readonly PageModule[];
  /** See `BrowserBundleInput`. They are left out. @default [] */
  readonly themeStyles?: readonly string[];
  /**
   * Whether to bundle the theme's stylesheet.
   *
   * @default whether there are no `themeStyles`, with which it would be bundled
   */
  readonly isStyled?: boolean;
  /** See `BrowserBuildOptions`. */
  readonly isMapped?: boolean;
}

/**
 * Bundles the scripts of a site, with a placeholder for its configuration, and the styles of all
 * pages.
 */
export function buildEntry(
  input: BundleInput,
  { pages = [], themeStyles = [], isStyled = themeStyles.length === 0, isMapped }: EntryParts = {},
): Promise<EsbuildOutput> {
  const { modules, theme } = input;
  const entry = `
import { start } from ${JSON.stringify(modules.browser)};
import { shell } from ${JSON.stringify(theme.shell)};
${isStyled ? `import ${JSON.stringify(theme.styles)};` : ''}
start(${CONFIG}, shell, import.meta.url);
`;
  const articles = pages.map((page) => [articleModule(page), nameOf(page.file)] as const);
  return runEsbuild(input, {
    entries: new Map([[ENTRY, 'entry'], ...articles]),
    sources: new Map([['entry', entry]]),
    without: new Set(themeStyles),
    isMapped,
  });
}

/**
 * A separate build, because code shared with the scripts would become one more file for all pages
 * to load.
 */
async function bundleStyles(input: BrowserBundleInput): Promise<BrowserBuild | undefined> {
  const { styles, themeStyles } = input;
  if (styles.length === 0) return undefined;
  const output = await runEsbuild(input, {
    entries: new Map(styles.map(({ file }) => [stylesModule(file), nameOf(file)])),
    sources: new Map(styles.map(({ file, source }) => [`styles:${file}`, source])),
    without: new Set(themeStyles),
  });
  return browserBuild(output);
}

/**
 * Bundles the styles of all pages if modules of the theme import some: first the theme's stylesheet,
 * so that rules of its modules win.
 */
async function bundleThemeStyles(input: BrowserBundleInput): Promise<BrowserBuild | undefined> {
  const { projectDir, theme, themeStyles, config } = input;
  if (themeStyles.length === 0) return undefined;
  const files = themeStyles.flatMap((name) => {
    const path = name.replace(`${MODULE_STYLES}:`, '');
    // CSS modules may be composed of classes of other stylesheets, and load these themselves.
    return path === name || CSS_MODULE.test(path) ? [resolve(projectDir, path)] : [];
  });
  const lines = [theme.styles, ...files].map((file) => `import ${JSON.stringify(file)};\n`);
  const output = await runEsbuild(input, {
    entries: new Map([[SITE_STYLES, 'entry']]),
    sources: new Map([['styles', lines.join('')]]),
  });
  return browserBuild(withStyleTexts(output, SITE_STYLES, config));
}

function stylesModule(file: string): string {
  return generated(`styles:${file}`);
}

/** Maximum length of a page's name in the output. File systems take 255 bytes with the ending. */
const MOST_OF_NAME = 100;

/**
 * A page's name in the output: its path, or the end of a long one. Pages that get the same name
 * differ in the hash that follows it.
 */
function nameOf(file: string): string {
  return file
    .replace(/\.\w+$/, '')
    .replace(/[^\w-]+/g, '-')
    .slice(-MOST_OF_NAME);
}
