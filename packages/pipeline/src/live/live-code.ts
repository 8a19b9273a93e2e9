import type { AuthorCode } from '@docgen/author-code/author-code';
import type { BrowserFile } from '@docgen/bundler/browser-build';
import type { BrowserBundle } from '@docgen/bundler/bundle-browser';
import type { BundleInput } from '@docgen/bundler/bundle-input';
import { createServerLoader } from '@docgen/bundler/load-server';
import { GENERATED } from '@docgen/bundler/namespaces';
import { importCandidates } from '@docgen/bundler/resolve/import-candidates';
import type { SiteConfig } from '@docgen/core/config';
import { type Diagnostic, hasErrors } from '@docgen/core/diagnostic';
import { noReport } from '@docgen/core/progress';
import { projectSettings } from '@docgen/files/folder-settings';
import { installRecords } from '@docgen/files/package-manager';
import type { ClientConfig } from '@docgen/runtime/site-context';
import type { CompiledContent } from '../compile/compile-content.ts';
import { bundlePages, withoutModules } from '../load/bundle-pages.ts';
import { type LoadedCode, loadCode } from '../load/load-code.ts';
import { loadedContent } from '../load/loaded-content.ts';
import { createFormerFiles } from './former-files.ts';

/** The code of a site, for the server and for browsers, while it changes. */
export interface LiveCode {
  /** Theme, runtime and the pages with imports, as last loaded. */
  readonly code: () => LoadedCode | undefined;
  /** The code for browsers, as last bundled. */
  readonly browser: () => BrowserBundle | undefined;
  /**
   * The file for browsers at an output path, also if it is of an earlier bundle: open pages keep
   * running the code that they have loaded while `BrowserBundle.code` stays the same.
   */
  readonly fileAt: (path: string) => BrowserFile | undefined;
  /**
   * Bundles and loads the server's code. If that fails, the previous code is kept. A page that
   * cannot be bundled is left out, so that the others can be shown.
   */
  readonly load: (content: CompiledContent) => Promise<void>;
  /** Bundles the code for browsers. If that fails, the previous bundle is kept. */
  readonly bundle: (content: CompiledContent, client: ClientConfig) => Promise<void>;
  readonly diagnostics: () => readonly Diagnostic[];
  /**
   * Absolute paths of the files in the bundles, of the settings that they were bundled with, and of
   * files by which errors may be fixed: those that may then be in the bundles, and the records of
   * installed packages.
   */
  readonly inputs: () => readonly string[];
  /** Whether a file may remedy why the server's code could not be bundled. */
  readonly isRemedy: (path: string) => boolean;
  readonly dispose: () => Promise<void>;
}

export interface LiveCodeInput extends Omit<BundleInput, 'content' | 'theme'> {
  readonly config: SiteConfig;
  readonly author: AuthorCode;
  /** The current modules of the theme. */
  readonly theme: () => BundleInput['theme'];
}

export function createLiveCode({ config, author, theme, ...input }: LiveCodeInput): LiveCode {
  let loaded: LoadedCode | undefined;
  let bundled: BrowserBundle | undefined;
  let ofServer: readonly Diagnostic[] = [];
  let ofBrowser: readonly Diagnostic[] = [];
  let settings: readonly string[] = [];
  let askedByServer: readonly string[] = [];
  let askedByBrowser: readonly string[] = [];
  const former = createFormerFiles();
  const themeFolder = config.theme;

  async function tryLoad(content: CompiledContent) {
    const asked = new Set<string>();
    const bundle = inputOf(content, asked);
    const loader = createServerLoader({ ...bundle, themeFolder, author });
    // Unknown components are reported page by page, because pages change one by one.
    const { value, diagnostics } = await loadCode(loader, content, author, noReport);
    askedByServer = hasErrors(diagnostics) ? remediesFor(asked) : [];
    const found = diagnostics.filter(({ code }) => code !== 'unknown-component');
    return { value, found: found.filter(isOfAuthor) };
  }

  function remediesFor(asked: ReadonlySet<string>): readonly string[] {
    return [...importCandidates(asked), ...installRecords(input.projectDir)];
  }

  function inputOf(content: CompiledContent, asked: Set<string>): BundleInput {
    const onAsked = (path: string) => void asked.add(path);
    settings = projectSettings(input.projectDir);
    return { ...input, theme: theme(), content: Promise.resolve(content), onAsked };
  }

  return {
    code: () => loaded,
    browser: () => bundled,
    fileAt: (path) => bundled?.files.find((each) => each.path === path) ?? former.at(path),
    async load(content) {
      const { value, found } = await tryLoad(content);
      ofServer = found;
      if (value === undefined) return;
      const before = loaded;
      loaded = value;
      await before?.server.dispose();
    },
    async bundle(compiled, client) {
      if (loaded === undefined) return;
      // Pages that could not be loaded are already reported, and must not prevent bundling the
      // others.
      const content = loadedContent(compiled, loaded.articles);
      const asked = new Set<string>();
      const bundle = inputOf(content, asked);
      const parts = { server: loaded.server, config: client, isLive: true };
      const before = bundled;
      const { value, diagnostics } = await bundlePages(bundle, content, parts, noReport);
      ofBrowser = diagnostics.filter(isOfAuthor);
      askedByBrowser = hasErrors(diagnostics) ? remediesFor(asked) : [];
      if (value !== undefined) bundled = value;
      else bundled ??= (await bundlePages(bundle, withoutModules(content), parts, noReport)).value;
      if (before !== undefined && before !== bundled) former.add(before.files);
    },
    diagnostics: () => [...ofServer, ...ofBrowser],
    inputs() {
      const files = [
        ...(loaded?.server.inputs ?? []),
        ...(bundled?.inputs ?? []),
        ...askedByServer,
        ...askedByBrowser,
      ];
      return files.length === 0 ? [] : [...files, ...settings];
    },
    isRemedy: (path) => askedByServer.includes(path),
    async dispose() {
      await loaded?.server.dispose();
    },
  };
}

/**
 * Errors in docgen's own imports are about files named in the configuration, where they are
 * reported if missing.
 */
function isOfAuthor({ place }: Diagnostic): boolean {
  return !place?.file.startsWith(GENERATED);
}
