import type { CompileInput, CompilePage } from '@docgen/content/compile';
import type { CompiledPage } from '@docgen/content/compiled-page';
import type { PageSettings } from '@docgen/content/page-processor';
import { invariant } from '@docgen/core/basics/invariant';
import type { Checked } from '@docgen/core/diagnostic';
import { hashOf } from '@docgen/memo/hash-of';
import type { Memo } from '@docgen/memo/memo';
import type { Parts } from '@docgen/memo/parts';
import type { MarkdownFile } from './compiled-markdown.ts';
import type { PageLooks } from './page-looks.ts';

/** A compiled page, and the parts that are cached between builds. */
export interface CachedPage {
  readonly page: CompiledPage;
  readonly parts: Parts<PageParts>;
}

/** The cached parts of a page; each is read on demand. */
interface PageParts extends Pick<CompiledPage, 'code' | 'links' | 'codeBlocks'> {
  /** See `CompiledMarkdown`. */
  readonly isData: boolean;
  readonly facts: Omit<CompiledPage, 'code' | 'links' | 'codeBlocks' | keyof PageSearch>;
}

/** What is looked up in a page after an error. */
type PageSearch = Pick<CompiledPage, 'locate' | 'usesOf'>;

/** Compiles Markdown files that have changed, or whose looks have; reads the others. */
export interface CachedCompiler {
  readonly compile: (file: MarkdownFile, looks: PageLooks) => Promise<Checked<CachedPage>>;
  /** Compiles a file, whether or not it has changed, and stores nothing. */
  readonly compileAnew: (file: MarkdownFile, looks: PageLooks) => Promise<Checked<CompiledPage>>;
}

export interface CachedCompilerInput {
  readonly config: PageSettings;
  /** Caches compiled pages between builds. */
  readonly memo: Memo;
  /** See `CompilerOptions`. */
  readonly isResident?: boolean;
}

export function createCachedCompiler({
  config: { markdown, code, texts },
  memo,
  isResident,
}: CachedCompilerInput): CachedCompiler {
  let loaded: Promise<CompilePage> | undefined;

  /** Imported on demand, because the parsers take a while to load. */
  async function loadCompiler(): Promise<CompilePage> {
    const { createPageCompiler } = await import('@docgen/content/compile');
    return createPageCompiler({ markdown, code, texts }, { isResident });
  }

  async function compileAnew(file: MarkdownFile, looks: PageLooks): Promise<Checked<CompiledPage>> {
    loaded ??= loadCompiler();
    const compilePage = await loaded;
    return compilePage(inputOf(file, looks));
  }

  return {
    compileAnew,
    async compile(file, looks) {
      const { parts, diagnostics } = await memo.node({
        kind: 'page',
        id: nodeId(file),
        inputs: [hashOf(file.source), file.route, markdown, code, texts],
        looks,
        async compute(asked) {
          const { value, diagnostics } = await compileAnew(file, asked);
          return { value: await pageParts(value), diagnostics };
        },
      });
      invariant(parts !== undefined, 'what does not compile is an empty page');
      const again = async () => (await compileAnew(file, looks)).value;
      const page = compiledPage(parts, {
        locate: async (position) => (await again()).locate(position),
        usesOf: async (component) => (await again()).usesOf(component),
      });
      return { value: { page, parts }, diagnostics };
    },
  };
}

/** The subject of what is cached of a file; a partial is compiled differently from a page. */
export function nodeId({ file, componentsFrom = '' }: MarkdownFile): string {
  return `${file} ${componentsFrom}`;
}

function inputOf(file: MarkdownFile, { link, type, partial }: PageLooks): CompileInput {
  return { ...file, resolveLink: link, linkType: type, partialOf: partial };
}

async function pageParts(page: CompiledPage): Promise<PageParts> {
  const { isStaticProgram } = await import('@docgen/content/program/static-page');
  const { code, links, codeBlocks, locate: _, usesOf: __, ...facts } = page;
  const isData = isStaticProgram(code) && facts.components.length === 0;
  return { facts, code, links, codeBlocks, isData };
}

function compiledPage(parts: Parts<PageParts>, search: PageSearch): CompiledPage {
  return {
    ...parts.facts.value(),
    get code() {
      return parts.code.value();
    },
    get links() {
      return parts.links.value();
    },
    get codeBlocks() {
      return parts.codeBlocks.value();
    },
    ...search,
  };
}
