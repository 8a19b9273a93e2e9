import { rememberIn } from '@docgen/core/basics/remember';
import type { Checked, Diagnostic } from '@docgen/core/diagnostic';
import { fileFailure } from '@docgen/core/diagnostics/file-failure';
import { MERGE_HINT } from '@docgen/core/sources/merge-conflict';
import { isMarkdownFile } from '@docgen/core/sources/page-file';
import type { Root } from 'mdast';
import { VFile } from 'vfile';
import { VFileMessage } from 'vfile-message';
import { beginsWithTitle, openingComponent } from './begins-with-title.ts';
import type { LinkType } from './code/highlight.ts';
import type { CompiledPage } from './compiled-page.ts';
import { EMPTY_PAGE } from './empty-page.ts';
import type { FrontMatterResult } from './front-matter/front-matter.ts';
import { inlineAddresses } from './links/inline-addresses.ts';
import type { ResolveLink } from './links/resolve-links.ts';
import { pageFormat } from './page-format.ts';
import { createPageNotes, type PageNotes } from './page-notes.ts';
import { createPageProcessor, type PageProcessor, type PageSettings } from './page-processor.ts';
import { pageAwaits } from './program/page-awaits.ts';
import { pageBehaviour } from './program/page-behaviour.ts';
import { componentUses, pageComponents } from './program/page-components.ts';
import { type PageImport, pageImports } from './program/page-imports.ts';
import { pageIsPure } from './program/page-is-pure.ts';
import { createPagePositions, type PagePositions } from './program/page-positions.ts';
import { scriptNodes } from './program/page-programs.ts';
import { pageVariables } from './program/page-variables.ts';
import { quoteStrings } from './program/quote-strings.ts';
import { isStaticProgram } from './program/static-page.ts';
import { PageIsStatic } from './rehype/rehype-static.ts';
import { reporter } from './report.ts';
import { type DeepNesting, deepNesting } from './syntax/deep-nesting.ts';
import { createReparser } from './syntax/parse-again.ts';
import { syntaxDiagnostics } from './syntax/syntax-diagnostics.ts';
import { unmergedLine } from './syntax/unmerged-line.ts';
import { unwrapMdxFences } from './syntax/unwrap-mdx-fences.ts';

export interface CompileInput {
  /** Path relative to the project folder, with forward slashes. */
  readonly file: string;
  /** Text of the whole page, including front matter. */
  readonly source: string;
  /** The page's front matter, from `readFrontMatter`. */
  readonly frontMatter: FrontMatterResult;
  readonly resolveLink: ResolveLink;
  /** Finds the page of a type named in a `graphql` block. Without it, such blocks have no links. */
  readonly linkType?: LinkType;
  /**
   * Module whose `useMDXComponents` provides the components that the page does not import. If
   * given, a page without imports is compiled to an ES module as well. For files that are imported
   * by others.
   */
  readonly componentsFrom?: string;
  /** A Markdown file that the page imports; `undefined` if there is no such file. */
  readonly partialOf?: (imported: PageImport) => Promise<ImportedPage | undefined>;
}

/** What a page needs to know of a Markdown file that it imports. */
export type ImportedPage = Pick<CompiledPage, 'headings' | 'staticProgram'>;

export interface CompilerOptions {
  /**
   * True for a long-running process that compiles the same page repeatedly. An edited page is then
   * parsed incrementally, based on its previous parse.
   *
   * @default false
   */
  readonly isResident?: boolean;
}

type PageParser = (text: string) => Root;

/** Compiles a page; see {@link createPageCompiler}. */
export type CompilePage = (input: CompileInput) => Promise<Checked<CompiledPage>>;

/**
 * Creates the compiler for a site's Markdown and MDX pages.
 *
 * @returns A function that resolves to the compiled page and never rejects. If the text cannot be
 *   parsed or something unforeseen happens, the page is empty and the diagnostics contain at least
 *   one error.
 */
export function createPageCompiler(
  settings: PageSettings,
  { isResident = false }: CompilerOptions = {},
): CompilePage {
  const processors = new Map<string, PageProcessor>();
  const seen = new Set<string>();
  let edited: { readonly name: string; readonly parse: PageParser } | undefined;

  function sharedProcessor(format: 'md' | 'mdx', module: boolean): PageProcessor {
    const create = () => createPageProcessor(settings, { format, module });
    return rememberIn(processors, `${format} ${module}`, create, Infinity);
  }

  /** Keeps the previous parse only of the page being edited, which is compiled again and again. */
  function parserOf(file: string, format: 'md' | 'mdx', parse: PageParser): PageParser {
    const name = `${format} ${file}`;
    if (!isResident || !seen.has(name)) {
      seen.add(name);
      return parse;
    }
    if (edited?.name !== name) edited = { name, parse: createReparser(parse) };
    return edited.parse;
  }

  return (input) => compile(input);

  async function compile(
    input: CompileInput,
    positions?: PagePositions,
  ): Promise<Checked<CompiledPage>> {
    const { file, source, frontMatter, componentsFrom } = input;
    const diagnostics: Diagnostic[] = [];
    const { data } = frontMatter;
    const format = pageFormat(file, data.format ?? data.mdx?.format ?? settings.markdown.format);
    const body = blankFrontMatter(source, frontMatter.bodyStart);
    const text = format === 'mdx' ? unwrapMdxFences(body) : body;
    const unmerged = unmergedLine(text);
    if (unmerged !== undefined)
      return { value: EMPTY_PAGE, diagnostics: [conflict(unmerged, input)] };
    const tooDeep = deepNesting(text, format);
    if (tooDeep !== undefined) return { value: EMPTY_PAGE, diagnostics: [nested(tooDeep, input)] };

    const { resolveLink, linkType } = input;
    const report = reporter(file, source, diagnostics);
    const notes = createPageNotes({ resolveLink, linkType, frontMatter: frontMatter.data, report });
    const page = new VFile({ path: file, value: text, data: { page: notes } });
    const parser = sharedProcessor(format, false);
    try {
      const tree = parserOf(file, format, (parsed) => parser.parse(parsed))(text);
      const scripts = scriptNodes(tree);
      quoteStrings(scripts);
      inlineAddresses(scripts, () => pageImports(scripts, file));
      const imports = pageImports(scripts, file);
      const components = pageComponents(scripts, file);
      const behaviour = pageBehaviour(scripts);
      const pure = pageIsPure(scripts);
      const hasTitle = beginsWithTitle(tree);
      const opening = openingComponent(tree);
      const partial = componentsFrom === undefined ? undefined : { file, componentsFrom };
      const module = partial !== undefined || imports.length > 0 || pageAwaits(scripts);
      notes.variables = pageVariables(scripts, partial && ['toc']);
      await addPartials(imports, input, notes);
      const processor =
        partial || positions
          ? createPageProcessor(settings, { format, module, partial, positions })
          : sharedProcessor(format, module);
      const code = await programOf(tree, page, processor);
      const { headings, links, codeBlocks, diagrams, usesMath, description } = notes;
      const heading = headings.find(({ level }) => level === 1)?.text;
      const value: CompiledPage = {
        code,
        imports,
        module: module && !isStaticProgram(code),
        staticProgram:
          components.length > 0 || notes.diagrams.length > 0 ? undefined : notes.staticProgram,
        components,
        behaviour,
        pure,
        codeBlocks,
        headings,
        ownTitle: hasOwnTitle(notes, opening),
        links,
        usesMath,
        formulaStyles: [...notes.formulaStyles],
        diagrams,
        async locate(position) {
          const found = createPagePositions();
          await compile(input, found);
          return found.find(position);
        },
        async usesOf(component) {
          const uses = componentUses(scriptNodes(parser.parse(text)), file);
          return uses.flatMap(({ name, place }) =>
            name === component || name.startsWith(`${component}.`) ? [place] : [],
          );
        },
        title: hasTitle ? heading : undefined,
        description,
      };
      return { value, diagnostics };
    } catch (error) {
      if (!(error instanceof VFileMessage)) {
        const failure = { ...fileFailure(error, { file }, 'compile', source), source };
        return { value: EMPTY_PAGE, diagnostics: [...diagnostics, failure] };
      }
      const parse = (changed: string) => void parser.parse(changed);
      diagnostics.push(...syntaxDiagnostics({ error, file, source, text, parse }));
      return { value: EMPTY_PAGE, diagnostics };
    }
  }
}

async function programOf(tree: Root, page: VFile, processor: PageProcessor): Promise<string> {
  try {
    return processor.stringify(await processor.run(tree, page), page);
  } catch (ended) {
    if (ended instanceof PageIsStatic) return ended.program;
    throw ended;
  }
}

/**
 * Whether a page shows a title itself: its first own heading is one, as in Docusaurus, or it begins
 * with a partial that has one.
 *
 * @param opening - Name of the component that the page begins with, if it does.
 */
function hasOwnTitle(
  { headings, headingsInside }: PageNotes,
  opening: string | undefined,
): boolean {
  const inside = new Set([...headingsInside.values()].flat());
  const own = headings.find((each) => !inside.has(each));
  const [ofOpening] = headingsInside.get(opening ?? '') ?? [];
  return own?.level === 1 || ofOpening?.level === 1;
}

function conflict(line: number, { file, source }: CompileInput): Diagnostic {
  return {
    code: 'merge-conflict',
    severity: 'error',
    message: 'The page contains both versions of a merge.',
    hint: MERGE_HINT,
    place: { file, line },
    source,
  };
}

function nested({ message, hint, ...at }: DeepNesting, { file, source }: CompileInput): Diagnostic {
  return {
    code: 'nested-too-deeply',
    severity: 'error',
    message: `${message}.`,
    hint,
    place: { file, ...at },
    source,
  };
}

async function addPartials(
  imports: readonly PageImport[],
  { partialOf }: CompileInput,
  { headingsInside, staticPartials }: PageNotes,
): Promise<void> {
  for (const imported of imports) {
    const { specifier, names } = imported;
    const name = Object.keys(names).find((local) => names[local] === 'default');
    if (name === undefined || !isMarkdownFile(specifier)) continue;
    const partial = await partialOf?.(imported);
    headingsInside.set(name, partial?.headings ?? []);
    if (partial?.staticProgram !== undefined) staticPartials.set(name, partial.staticProgram);
  }
  // Anything else has to be bundled.
  if (staticPartials.size < imports.length) staticPartials.clear();
}

/**
 * Blanks out the front matter, so that lines, columns and offsets of the text remain those of the
 * file.
 */
function blankFrontMatter(source: string, bodyStart: number): string {
  return source.slice(0, bodyStart).replace(/[^\r\n]/g, ' ') + source.slice(bodyStart);
}
