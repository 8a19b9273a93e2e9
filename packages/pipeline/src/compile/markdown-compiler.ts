import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { COMPONENTS_MODULE } from '@docgen/bundler/modules/generated-modules';
import type { CompileInput, CompilePage, CompilerOptions } from '@docgen/content/compile';
import type { CompiledPage } from '@docgen/content/compiled-page';
import { readFrontMatter } from '@docgen/content/front-matter/front-matter';
import type { PageSettings } from '@docgen/content/page-processor';
import { awaitedLater } from '@docgen/core/awaited-later';
import type { Checked, Diagnostic } from '@docgen/core/diagnostic';
import { invariant } from '@docgen/core/invariant';
import type { DrawPage } from '@docgen/diagrams/diagrams';
import { readSource } from '@docgen/files/read-source';
import { relativePath } from '@docgen/files/relative-path';
import { hashOf, hashOfData } from '@docgen/memo/hash-of';
import type { Memo } from '@docgen/memo/memo';
import type { Parts } from '@docgen/memo/parts';
import type { CompiledMarkdown, MarkdownFile } from './compiled-markdown.ts';
import { createPageLooks, type LooksContext, noPartials, type PageLooks } from './page-looks.ts';
import { partialPaths } from './partial-paths.ts';

/** Compiles the Markdown files of a site: pages, and files that others import (partials). */
export interface MarkdownCompiler {
  readonly page: (file: MarkdownFile) => Promise<Checked<CompiledMarkdown>>;
  /**
   * Prepares for edits of a page: compiles its current text and discards the result, except for the
   * state that a resident compiler reuses for the next parse.
   */
  readonly rehearse: (file: MarkdownFile) => Promise<void>;
  /**
   * Compiles a file that something imports, at most once. Its problems, including those in its
   * `graphql` fences, are reported to the first caller.
   *
   * @param path - Absolute path.
   * @returns `undefined` if the file does not exist.
   */
  readonly partial: (path: string) => Promise<Checked<CompiledMarkdown | undefined>>;
}

export interface MarkdownContext extends LooksContext {
  readonly drawPage: DrawPage;
  /** Caches compiled pages between builds. */
  readonly memo: Memo;
  /** See `CompilerOptions`. */
  readonly isResident?: boolean;
}

export function createMarkdownCompiler(context: MarkdownContext): MarkdownCompiler {
  const { config, projectDir, fences, drawPage, memo, isResident } = context;
  const { routeOf } = partialPaths(config, projectDir);
  const looksOf = createPageLooks(context, compileImported);
  const { markdown, code } = config;
  let compiler: Promise<CompilePage> | undefined;
  const compilePage: CompilePage = async (input) => {
    compiler ??= loadCompiler({ markdown, code }, { isResident });
    return (await compiler)(input);
  };
  const compiledPartials = new Map<string, CompiledMarkdown | undefined>();
  // One after the other, because two files that import each other would otherwise wait for each
  // other.
  let queue: Promise<unknown> = Promise.resolve();

  return {
    page: (file) => inTurn(() => compile(file, [])),
    rehearse: (file) =>
      inTurn(async () => {
        const looks = looksOf(file, [], noPartials());
        // Partials are left out: their problems go to the first caller, and here they would be
        // lost.
        await compilePage(inputOf(file, { ...looks, headings: async () => undefined }));
      }),
    partial: (path) =>
      inTurn(async () => {
        const file = relativePath(projectDir, path);
        const isTold = compiledPartials.has(file);
        const { value, diagnostics } = await compileImported(file, []);
        const ofFences = isTold ? [] : ((await value?.checkFences()) ?? []);
        return { value, diagnostics: [...diagnostics, ...ofFences] };
      }),
  };

  function inTurn<T>(run: () => Promise<T>): Promise<T> {
    const turn = queue.then(run);
    queue = turn.catch(() => undefined);
    return turn;
  }

  /** @param importers - The chain of files that import this one, outermost first. */
  async function compile(
    markdownFile: MarkdownFile,
    importers: readonly string[],
  ): Promise<Checked<CompiledMarkdown>> {
    const { file, source, route, componentsFrom } = markdownFile;
    const partials = noPartials();
    const looks = looksOf(markdownFile, importers, partials);
    const kept = await memo.node({
      kind: 'page',
      id: `${file} ${componentsFrom ?? ''}`,
      inputs: [hashOf(source), route, markdown, code],
      looks,
      async compute(asked) {
        const compiled = await compilePage(inputOf(markdownFile, asked));
        const { isStaticProgram } = await import('@docgen/content/program/static-page');
        const { code, links, codeBlocks, locate: _, usesOf: __, ...facts } = compiled.value;
        return {
          value: {
            facts,
            code,
            links,
            codeBlocks,
            isData: isStaticProgram(code) && facts.components.length === 0,
          },
          diagnostics: compiled.diagnostics,
        };
      },
    });
    const { parts } = kept;
    invariant(parts !== undefined, 'what does not compile is an empty page');
    const findInFences = async () => {
      const { diagnostics } = await memo.node({
        kind: 'documents',
        id: `${file} ${componentsFrom ?? ''}`,
        inputs: [parts.codeBlocks.hash, fences.hash],
        compute: async () => ({
          value: {},
          diagnostics: await fences.check(parts.codeBlocks.value(), source),
        }),
      });
      const checks = Array.from(partials.imported.values(), (partial) => partial.checkFences());
      return [...new Set([...(await Promise.all(checks)).flat(), ...diagnostics])];
    };
    let inFences: Promise<readonly Diagnostic[]> | undefined;
    const checkFences = () => {
      inFences ??= findInFences();
      return inFences;
    };
    const again = async () => (await compilePage(inputOf(markdownFile, looks))).value;
    const compiled = compiledPage(parts, {
      locate: async (position) => (await again()).locate(position),
      usesOf: async (component) => (await again()).usesOf(component),
    });
    const drawn = awaitedLater(drawPage(compiled, parts.code.hash, source));
    const page = compiled.module ? { ...compiled, code: (await drawn).code() } : compiled;
    return {
      value: {
        page,
        hash: hashOfData([
          parts.facts.hash,
          compiled.module ? (await drawn).hash : parts.code.hash,
          parts.links.hash,
          Array.from(partials.imported.values(), (partial) => partial.hash),
        ]),
        isPure:
          compiled.pure &&
          compiled.imports.every(
            ({ specifier }) => partials.imported.get(specifier)?.isPure === true,
          ),
        isData: parts.isData.value(),
        drawn,
        parts: [page, ...partials.pages],
        checkFences,
      },
      diagnostics: [...partials.diagnostics, ...partials.circles.values(), ...kept.diagnostics],
    };
  }

  async function compileImported(
    file: string,
    importers: readonly string[],
  ): Promise<Checked<CompiledMarkdown | undefined>> {
    const path = join(projectDir, file);
    if (compiledPartials.has(file) || !existsSync(path)) {
      return { value: compiledPartials.get(file), diagnostics: [] };
    }
    const { value: source, diagnostics } = await readSource(
      path,
      file,
      config.markdown.maxFileSize,
    );
    if (source === undefined) {
      compiledPartials.set(file, undefined);
      return { value: undefined, diagnostics };
    }
    // Only the importing page's front matter counts, so problems in a partial's are not reported.
    const frontMatter = readFrontMatter(file, source).value;
    const route = routeOf(path);
    const compiled = await compile(
      { file, source, frontMatter, route, componentsFrom: COMPONENTS_MODULE },
      importers,
    );
    compiledPartials.set(file, compiled.value);
    return compiled;
  }
}

function inputOf(file: MarkdownFile, { link, type, headings }: PageLooks): CompileInput {
  return { ...file, resolveLink: link, linkType: type, headingsOf: headings };
}

/** Imported on demand, because the parsers take a while to load. */
async function loadCompiler(
  settings: PageSettings,
  options: CompilerOptions,
): Promise<CompilePage> {
  const { createPageCompiler } = await import('@docgen/content/compile');
  return createPageCompiler(settings, options);
}

/** The cached parts of a page; each is read on demand. */
interface PageParts extends Pick<CompiledPage, 'code' | 'links' | 'codeBlocks'> {
  readonly isData: boolean;
  readonly facts: Omit<CompiledPage, 'code' | 'links' | 'codeBlocks' | keyof PageSearch>;
}

/** What is looked up in a page after an error. */
type PageSearch = Pick<CompiledPage, 'locate' | 'usesOf'>;

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
