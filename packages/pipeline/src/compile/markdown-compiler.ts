import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { COMPONENTS_MODULE } from '@docgen/bundler/modules/generated-modules';
import { readFrontMatter } from '@docgen/content/front-matter/front-matter';
import type { PageImport } from '@docgen/content/program/page-imports';
import { awaitedLater } from '@docgen/core/basics/awaited-later';
import type { Checked, Diagnostic } from '@docgen/core/diagnostic';
import type { DrawDiagrams } from '@docgen/diagrams/diagrams';
import { readSource } from '@docgen/files/read-source';
import { relativePath } from '@docgen/files/relative-path';
import { hashOfData } from '@docgen/memo/hash-of';
import {
  type CachedCompilerInput,
  type CachedPage,
  createCachedCompiler,
  nodeId,
} from './cached-page.ts';
import type { CompiledMarkdown, MarkdownFile } from './compiled-markdown.ts';
import { createPageLooks, type LooksContext, noPartials } from './page-looks.ts';
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

export interface MarkdownContext
  extends LooksContext,
    Pick<CachedCompilerInput, 'memo' | 'isResident'> {
  readonly drawPage: DrawDiagrams;
}

export function createMarkdownCompiler(context: MarkdownContext): MarkdownCompiler {
  const { config, projectDir, fences, drawPage, memo } = context;
  const { routeOf } = partialPaths(config, projectDir);
  const looksOf = createPageLooks(context, compileImported);
  const compiler = createCachedCompiler(context);
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
        await compiler.compileAnew(file, { ...looks, partial: async () => undefined });
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
    file: MarkdownFile,
    importers: readonly string[],
  ): Promise<Checked<CompiledMarkdown>> {
    const partials = noPartials();
    const { value, diagnostics } = await compiler.compile(file, looksOf(file, importers, partials));
    const { page: compiled, parts } = value;
    const imported = [...partials.imported.values()];
    const drawn = awaitedLater(drawPage(compiled, parts.code.hash, file.source));
    const page = compiled.module ? { ...compiled, code: (await drawn).code() } : compiled;
    const codeHash = compiled.module ? (await drawn).hash : parts.code.hash;
    const isPure = ({ specifier }: PageImport) => partials.imported.get(specifier)?.isPure === true;
    let inFences: Promise<readonly Diagnostic[]> | undefined;
    return {
      value: {
        page,
        hash: hashOfData([
          parts.facts.hash,
          codeHash,
          parts.links.hash,
          imported.map(({ hash }) => hash),
        ]),
        isPure: compiled.pure && compiled.imports.every(isPure),
        isData: parts.isData.value(),
        drawn,
        parts: [page, ...partials.pages],
        checkFences() {
          inFences ??= checkFences(file, parts, imported);
          return inFences;
        },
      },
      diagnostics: [...partials.diagnostics, ...partials.circles.values(), ...diagnostics],
    };
  }

  /** See `CompiledMarkdown.checkFences`. */
  async function checkFences(
    file: MarkdownFile,
    { codeBlocks }: Pick<CachedPage['parts'], 'codeBlocks'>,
    imported: readonly CompiledMarkdown[],
  ): Promise<readonly Diagnostic[]> {
    const { diagnostics } = await memo.node({
      kind: 'documents',
      id: nodeId(file),
      inputs: [codeBlocks.hash, fences.hash],
      compute: async () => ({
        value: {},
        diagnostics: await fences.check(codeBlocks.value(), file.source),
      }),
    });
    const ofPartials = await Promise.all(imported.map((partial) => partial.checkFences()));
    return [...new Set([...ofPartials.flat(), ...diagnostics])];
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
