import { posix } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { EMPTY_PAGE } from '@docgen/content/empty-page';
import { decodePath } from '@docgen/core/addresses/address';
import { addToList } from '@docgen/core/basics/add-to-list';
import { literalPattern } from '@docgen/core/configuration/name-pattern';
import type { Diagnostic } from '@docgen/core/diagnostic';
import { compareText } from '@docgen/core/strings/compare-text';
import type { ArticleTheme } from '@docgen/runtime/theme';
import type { Draft } from '@docgen/site/docs/doc';
import { type CompiledContent, compiledContent } from '../compile/compile-content.ts';
import { type CompiledDoc, compileDoc } from '../compile/compile-doc.ts';
import { type LocatedFile, locateContent } from '../compile/locate-content.ts';
import { createMarkdownCompiler, type MarkdownContext } from '../compile/markdown-compiler.ts';
import { checkComponents } from '../load/check-components.ts';
import type { ContentFile } from '../read/read-content.ts';
import { type DocEffects, docEffects, NO_EFFECTS } from './doc-effects.ts';
import { createImportIndex, type ImportIndex } from './import-index.ts';
import type { LiveAssets } from './live-assets.ts';
import { provisionalDoc } from './provisional-doc.ts';

/**
 * The authored pages of a site, while they change. They are identified by their source files,
 * relative to the project folder.
 */
export interface LiveDocs extends Pick<ImportIndex, 'importersOf' | 'imported'> {
  /**
   * Adds or updates a file. Its text is not compiled yet.
   *
   * @returns The work that follows if the page has got its first address, another one, or none any
   *   more.
   */
  readonly set: (file: ContentFile) => Promise<DocEffects>;
  readonly remove: (file: string) => DocEffects;
  /** Marks a page to be compiled again on the next access. */
  readonly forget: (file: string) => void;
  /** Forgets all Markdown files that pages import. */
  readonly forgetPartials: () => void;
  /** Compiles a page if it is out of date. */
  readonly compile: (file: string) => Promise<DocEffects>;
  /** See `MarkdownCompiler`. */
  readonly rehearse: (file: string) => Promise<void>;
  /** Whether a page's current text has not been compiled. */
  readonly isStale: (file: string) => boolean;
  /** Whether a page is still shown as it was, because its current text cannot be parsed. */
  readonly isBehind: (file: string) => boolean;
  /** Pages whose current text has not been compiled. */
  readonly stale: () => readonly string[];
  /** Compiled pages whose `graphql` fences have not been validated against the current schemas. */
  readonly withUncheckedFences: () => readonly string[];
  /**
   * Validates the `graphql` fences of a page against the schemas.
   *
   * @returns Whether the problems differ from those before.
   */
  readonly checkFences: (file: string) => Promise<boolean>;
  /** The pages by source file; for those that have not been compiled yet, a guess. */
  readonly docs: ReadonlyMap<string, CompiledDoc>;
  readonly drafts: () => readonly Draft[];
  /** All pages with their text. */
  readonly files: () => readonly ContentFile[];
  /** A page with its text. */
  readonly fileAt: (file: string) => ContentFile | undefined;
  /** The data about compiled pages for the bundler. */
  readonly content: () => CompiledContent;
  /**
   * The names that links to a page may contain: those of its file and its address, without folders.
   */
  readonly namesOf: (file: string) => readonly string[];
  /** The pages with links that may lead to pages with one of these names, see `namesOf`. */
  readonly linkingTo: (names: ReadonlySet<string>) => readonly string[];
  readonly diagnostics: () => readonly Diagnostic[];
  /** Sets the components of the theme. */
  readonly setTheme: (theme: Pick<ArticleTheme, 'mdxComponents' | 'interactiveComponents'>) => void;
}

export interface LiveDocsInput extends Omit<MarkdownContext, 'routeOfFile' | 'drafts' | 'assets'> {
  readonly assets: LiveAssets;
  /**
   * Whether something does not bundle or load. The faulty files are not stored, so any page may be
   * one.
   */
  readonly hasFaultyCode: () => boolean;
}

interface Entry {
  readonly source: ContentFile;
  /** `undefined` if it has no page, such as a draft. */
  readonly located: LocatedFile | undefined;
  readonly found: readonly Diagnostic[];
  /** Problems found by compiling; empty until then. */
  readonly mistakes: readonly Diagnostic[];
  /** Problems in its `graphql` fences, as of the last validation. */
  readonly ofFences: readonly Diagnostic[];
  /** Validates the current fences; `undefined` if that is done. */
  readonly uncheckedFences: CompiledDoc['checkFences'] | undefined;
  readonly isStale: boolean;
  /** See `LiveDocs`. */
  readonly isBehind: boolean;
  /** Whether its page in `docs` is a guess. */
  readonly isGuess: boolean;
}

export function createLiveDocs(input: LiveDocsInput): LiveDocs {
  const { config, projectDir, hasFaultyCode } = input;
  const routeOfFile = new Map<string, string>();
  const drafts = new Map<string, Draft>();
  const entries = new Map<string, Entry>();
  const docs = new Map<string, CompiledDoc>();
  const index = createImportIndex(config);
  const ofPartials = new Map<string, Diagnostic[]>();
  const newCompiler = () =>
    createMarkdownCompiler({ ...input, routeOfFile, drafts, isResident: true });
  let markdown = newCompiler();
  let theme: Pick<ArticleTheme, 'mdxComponents' | 'interactiveComponents'> | undefined;

  /** @param isGuess - Whether `before` is a guess. */
  function effectsOf(
    before: CompiledDoc | undefined,
    after: CompiledDoc | undefined,
    isGuess: boolean,
  ): DocEffects {
    const isBundled = !isGuess && !hasFaultyCode();
    return docEffects({ before, after, isBundled, theme, projectDir });
  }

  /**
   * Records the address of a page for the links of others, or that it is a draft.
   *
   * @returns Whether the address, or the id of the draft, is another one than before.
   */
  function place(file: string, route?: string, draft?: Draft): boolean {
    const isMoved = routeOfFile.get(file) !== route || drafts.get(file)?.id !== draft?.id;
    if (route === undefined) routeOfFile.delete(file);
    else routeOfFile.set(file, route);
    if (draft === undefined) drafts.delete(file);
    else drafts.set(file, draft);
    return isMoved;
  }

  function put(file: string, change: Partial<Entry>): void {
    const entry = entries.get(file);
    if (entry !== undefined) entries.set(file, { ...entry, ...change });
  }

  function putDoc(file: string, doc: CompiledDoc | undefined): void {
    if (doc === undefined) docs.delete(file);
    else docs.set(file, doc);
    index.note(file, doc);
  }

  /** Only problems of partials that pages import: others are never compiled again. */
  function partialMistakes(): readonly Diagnostic[] {
    if (ofPartials.size === 0) return [];
    const shown = index.imported();
    return [...ofPartials].flatMap(([file, found]) => (shown.has(file) ? found : []));
  }

  async function compile(file: string): Promise<DocEffects> {
    const entry = entries.get(file);
    if (entry?.located === undefined || !entry.isStale) return NO_EFFECTS;
    const { value, diagnostics } = await compileDoc(entry.located, config, markdown);
    // A newer text may have arrived meanwhile.
    if (entries.get(file)?.located !== entry.located) return NO_EFFECTS;
    for (const each of diagnostics) {
      const from = each.place?.file ?? file;
      // A partial's problems are reported with the first page that imports it.
      if (from !== file) addToList(ofPartials, from, each);
    }
    const before = docs.get(file);
    // A page that cannot be parsed keeps its previous state, so that it can be shown below the
    // error.
    const isRead = value !== undefined && value.parts[0]?.code !== EMPTY_PAGE.code;
    put(file, {
      mistakes: diagnostics.filter(({ place }) => place === undefined || place.file === file),
      uncheckedFences: value?.checkFences,
      isStale: false,
      isBehind: !isRead,
      ...(isRead ? { isGuess: false } : {}),
    });
    if (!isRead) return NO_EFFECTS;
    putDoc(file, value);
    return effectsOf(before, value, entry.isGuess);
  }

  async function checkFences(file: string): Promise<boolean> {
    const { uncheckedFences, ofFences } = entries.get(file) ?? {};
    if (uncheckedFences === undefined) return false;
    const found = await uncheckedFences();
    // A newer text may have arrived meanwhile.
    if (entries.get(file)?.uncheckedFences !== uncheckedFences) return false;
    put(file, { ofFences: found, uncheckedFences: undefined });
    return !isDeepStrictEqual(found, ofFences);
  }

  return {
    docs,
    async set(source) {
      const { file } = source;
      const known = entries.get(file);
      const { value, diagnostics: found } = locateContent([source], config);
      const [located] = value.pages;
      const isMoved = place(file, located?.address.route, value.drafts[0]);
      const { isGuess = true, mistakes = [], ofFences = [] } = known ?? {};
      const isStale = located !== undefined;
      const state = { mistakes, ofFences, uncheckedFences: undefined, isStale, isGuess };
      entries.set(file, { source, located, found, ...state, isBehind: false });
      const before = docs.get(file);
      if (located === undefined) putDoc(file, undefined);
      else if (isGuess || isMoved) {
        const doc = await provisionalDoc(located, config);
        if (doc !== undefined) putDoc(file, doc);
      }
      // A guess replaces the page that is in the bundle.
      return isMoved ? { ...effectsOf(before, undefined, isGuess), plan: true } : NO_EFFECTS;
    },
    remove(file) {
      const effects = effectsOf(docs.get(file), undefined, false);
      const wasDraft = drafts.has(file);
      place(file);
      entries.delete(file);
      putDoc(file, undefined);
      return { ...effects, plan: effects.plan || wasDraft };
    },
    forget: (file) => put(file, { isStale: entries.get(file)?.located !== undefined }),
    forgetPartials() {
      markdown = newCompiler();
      ofPartials.clear();
    },
    compile,
    async rehearse(file) {
      const { located } = entries.get(file) ?? {};
      if (located?.read === undefined) return;
      const { source } = located.file;
      const { route } = located.address;
      await markdown.rehearse({ file, source, frontMatter: located.read, route });
    },
    isStale: (file) => entries.get(file)?.isStale === true,
    isBehind: (file) => entries.get(file)?.isBehind === true,
    stale: () => [...entries].flatMap(([file, { isStale }]) => (isStale ? [file] : [])),
    withUncheckedFences: () =>
      [...entries].flatMap(([file, { uncheckedFences }]) =>
        uncheckedFences === undefined ? [] : [file],
      ),
    checkFences,
    drafts: () => [...drafts.values()],
    files: () => Array.from(entries.values(), ({ source }) => source),
    fileAt: (file) => entries.get(file)?.source,
    content() {
      const compiled = [...docs].filter(([file]) => entries.get(file)?.isGuess === false);
      const sorted = compiled.map(([, doc]) => doc).sort(byFile);
      const shown = { docs: sorted, drafts: [...drafts.values()] };
      const content = compiledContent(shown, markdown, projectDir);
      // Pages that are not bundled can change after bundling, so errors are located in their
      // current text.
      return {
        ...content,
        compiled: async (file) => docs.get(file)?.parts[0] ?? content.compiled(file),
        partsOf: (file) => docs.get(file)?.parts ?? content.partsOf(file),
      };
    },
    importersOf: index.importersOf,
    imported: index.imported,
    namesOf(file) {
      const route = routeOfFile.get(file);
      // An empty name would be contained in every link.
      return [file, ...(route === undefined ? [] : [route])].map((path) => posix.basename(path));
    },
    linkingTo(names) {
      // One pattern, because a moved folder may have the names of hundreds of pages.
      const anyName = new RegExp(Array.from(names, literalPattern).join('|'));
      const mayMean = (written: string) => anyName.test(decodePath(written));
      return [...docs].flatMap(([page, { parts }]) =>
        parts.some(({ links }) => links.some(({ written, href }) => mayMean(written ?? href)))
          ? [page]
          : [],
      );
    },
    diagnostics: () => [
      ...[...entries.values()].flatMap(({ found, mistakes, ofFences }) => [
        ...found,
        ...mistakes,
        ...ofFences,
      ]),
      ...partialMistakes(),
      ...(theme === undefined ? [] : checkComponents([...docs.values()], theme)),
    ],
    setTheme(own) {
      theme = own;
    },
  };
}

function byFile(a: CompiledDoc, b: CompiledDoc): number {
  return compareText(a.doc.page.file, b.doc.page.file);
}
