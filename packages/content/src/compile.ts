import type { SiteConfig } from '@docgen/core/config';
import type { Checked, Diagnostic } from '@docgen/core/diagnostic';
import { fileFailure } from '@docgen/core/file-failure';
import type { Heading } from '@docgen/core/heading';
import { isMarkdownFile } from '@docgen/core/page-file';
import type { SourceLink } from '@docgen/core/source-link';
import { VFile } from 'vfile';
import { VFileMessage } from 'vfile-message';
import type { CompiledPage, PageCode, PageDiagram } from './compiled-page.ts';
import { type DeepNesting, deepNesting } from './deep-nesting.ts';
import { staticProgram } from './evaluate-page.ts';
import type { FrontMatterResult } from './front-matter.ts';
import type { LinkType } from './highlight.ts';
import { inlineAddresses } from './inline-addresses.ts';
import { pageAwaits } from './page-awaits.ts';
import { pageBehaviour } from './page-behaviour.ts';
import { pageComponents } from './page-components.ts';
import { pageFormat } from './page-format.ts';
import { type PageImport, pageImports } from './page-imports.ts';
import { createPagePositions, type PagePositions } from './page-positions.ts';
import { createPageProcessor } from './page-processor.ts';
import { type PageVariable, pageVariables } from './page-variables.ts';
import type { ResolveLink } from './rehype-links.ts';
import { reporter, treePlace } from './report.ts';
import { syntaxDiagnostics } from './syntax-diagnostics.ts';

export interface CompileInput {
  /** Path relative to the project folder, with forward slashes. */
  readonly file: string;
  /** Text of the whole page, front matter included. */
  readonly source: string;
  /** The page's front matter, from `readFrontMatter`. */
  readonly frontMatter: FrontMatterResult;
  readonly markdown: SiteConfig['markdown'];
  readonly code: SiteConfig['code'];
  readonly resolveLink: ResolveLink;
  /** Finds the page of a type that a `graphql` block names; without it such blocks have no links. */
  readonly linkType?: LinkType;
  /**
   * Makes an ES module of a page without imports, too, which takes the components
   * that it does not import from this module's `useMDXComponents`. For files that
   * are imported by others.
   */
  readonly componentsFrom?: string;
  /** The headings of a Markdown file that the page imports; `undefined` if there is none. */
  readonly headingsOf?: (imported: PageImport) => Promise<readonly Heading[] | undefined>;
}

/**
 * Compiles a page of Markdown or MDX.
 *
 * @param positions - Is told which position of the program is which of the page, when given.
 * @returns The page. When its text cannot be parsed or something unforeseen happens, it is an empty
 *   page and the diagnostics hold at least one error. It never rejects.
 */
export async function compilePage(
  input: CompileInput,
  positions?: PagePositions,
): Promise<Checked<CompiledPage>> {
  const { file, source, frontMatter, markdown, code } = input;
  const diagnostics: Diagnostic[] = [];
  const headings: Heading[] = [];
  const links: SourceLink[] = [];
  const codeBlocks: PageCode[] = [];
  const diagrams: PageDiagram[] = [];
  let usesMath = false;
  const inside = new Map<string, readonly Heading[]>();
  let variables: ReadonlySet<PageVariable> = new Set();
  let description: string | undefined;
  let staticCode: string | undefined;

  const format = pageFormat(file, frontMatter.data.format ?? markdown.format);
  const text = blankFrontMatter(source, frontMatter.bodyStart);
  const tooDeep = deepNesting(text, format);
  if (tooDeep !== undefined) return { value: EMPTY_PAGE, diagnostics: [nested(tooDeep, input)] };

  const compiler = (module: boolean) =>
    createPageProcessor({
      file,
      source,
      format,
      module,
      componentsFrom: input.componentsFrom,
      markdown,
      code,
      links: {
        resolve: input.resolveLink,
        found: ({ href, missing }, written, at) => {
          links.push({
            href,
            ...(href === written ? {} : { written }),
            place: treePlace(file, at),
            ...(missing === undefined ? {} : { missing }),
          });
        },
      },
      linkType: input.linkType,
      report: reporter(file, source, diagnostics),
      onHeading: (heading) => headings.push(heading),
      headingsInside: (component) => inside.get(component) ?? [],
      variables: () => ({ names: variables, frontMatter: frontMatter.data, headings }),
      onSummary: (text) => {
        description = text;
      },
      onCode: ({ code, language, meta }, at) => {
        const place = { file, line: (at?.start.line ?? 0) + 1, column: 1 };
        codeBlocks.push({ language, meta, code, place });
      },
      onDiagram: (diagram) => diagrams.push(diagram),
      onMath: () => {
        usesMath = true;
      },
      onStatic: (tree) => {
        staticCode = staticProgram(tree);
      },
      positions,
    });

  const page = new VFile({ path: file, value: text });
  try {
    const parser = compiler(false);
    const tree = parser.parse(page);
    inlineAddresses(tree, () => pageImports(tree, file));
    const imports = pageImports(tree, file);
    const components = pageComponents(tree, file);
    const behaviour = pageBehaviour(tree);
    const partial = input.componentsFrom !== undefined;
    const module = partial || imports.length > 0 || pageAwaits(tree);
    variables = pageVariables(tree, partial ? ['toc'] : []);
    for (const [name, found] of await headingsOfPartials(imports, input)) inside.set(name, found);
    const processor = module ? compiler(true) : parser;
    const program = await processor.run(tree, page);
    const title = headings.find((heading) => heading.level === 1)?.text;
    const value: CompiledPage = {
      code: staticCode ?? String(processor.stringify(program, page)),
      imports,
      module,
      components,
      behaviour,
      codeBlocks,
      headings,
      ownTitle: title !== undefined,
      links,
      usesMath,
      diagrams,
      locate: async (position) => {
        const found = createPagePositions();
        await compilePage(input, found);
        return found.find(position);
      },
      title,
      description,
    };
    return { value, diagnostics };
  } catch (error) {
    if (!(error instanceof VFileMessage)) {
      const failure = { ...fileFailure(error, { file }, 'compile'), source };
      return { value: EMPTY_PAGE, diagnostics: [...diagnostics, failure] };
    }
    const parse = (changed: string) => void compiler(false).parse(changed);
    diagnostics.push(...syntaxDiagnostics({ error, file, source, text, parse }));
    return { value: EMPTY_PAGE, diagnostics };
  }
}

function nested({ message, ...at }: DeepNesting, { file, source }: CompileInput): Diagnostic {
  return {
    code: 'nested-too-deeply',
    severity: 'error',
    message: `${message}.`,
    hint: 'Close what was opened above and is not meant to hold this; a bracket that is text is written with a backslash: \\[, \\{, \\<.',
    place: { file, ...at },
    source,
  };
}

/** Headings by the name of the component that brings them. */
async function headingsOfPartials(
  imports: readonly PageImport[],
  { headingsOf }: CompileInput,
): Promise<[name: string, headings: readonly Heading[]][]> {
  const found: [string, readonly Heading[]][] = [];
  for (const imported of imports) {
    const { specifier, names } = imported;
    const name = Object.keys(names).find((local) => names[local] === 'default');
    if (name === undefined || !isMarkdownFile(specifier)) continue;
    found.push([name, (await headingsOf?.(imported)) ?? []]);
  }
  return found;
}

/** Stands for a page that could not be parsed. */
const EMPTY_PAGE: CompiledPage = {
  code: 'return { default: () => null };',
  imports: [],
  module: false,
  components: [],
  behaviour: false,
  codeBlocks: [],
  headings: [],
  ownTitle: false,
  links: [],
  usesMath: false,
  diagrams: [],
  locate: async () => undefined,
};

/** Keeps lines, columns and offsets of the text what they are in the file. */
function blankFrontMatter(source: string, bodyStart: number): string {
  return source.slice(0, bodyStart).replace(/[^\r\n]/g, ' ') + source.slice(bodyStart);
}
