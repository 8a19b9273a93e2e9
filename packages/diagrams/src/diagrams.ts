import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CompiledPage } from '@docgen/content/compiled-page';
import { placeDiagrams } from '@docgen/content/rehype-mermaid';
import type { SiteConfig } from '@docgen/core/config';
import type { Checked } from '@docgen/core/diagnostic';
import { BROWSER_DIAGRAM } from '@docgen/core/diagram';
import { fileFailure } from '@docgen/core/file-failure';
import { createFileCache } from '@docgen/files/cache/file-cache';
import { createMermaidRenderer } from './mermaid-renderer.ts';

export interface DiagramsOptions {
  readonly config: SiteConfig;
  /** Folder that drawn diagrams are kept in between builds. */
  readonly cacheDir: string;
  /** Absolute path of the drawing thread's entry. */
  readonly worker: string | undefined;
  /** Called for each diagram that only browsers can draw, before its page is complete. */
  readonly onBrowserDiagram: () => void;
}

/**
 * Draws the diagrams of a page, in a thread of their own.
 *
 * @param source - Text of the page's file, for code frames.
 * @returns The page's program with the drawings in it.
 */
export type DrawPage = (page: CompiledPage, source: string) => Promise<Checked<string>>;

/** Draws the diagrams of a site. */
export interface Diagrams {
  readonly drawPage: DrawPage;
  /**
   * Has the diagrams of pages drawn before the pages are compiled, so that the thread has
   * the whole build for it. It looks for fences without understanding Markdown: what is no
   * diagram after all costs a drawing that nobody asks for, and mistakes are not told here.
   */
  readonly drawAhead: (
    files: readonly { readonly file: string; readonly source: string }[],
  ) => void;
}

/** The first line of a `mermaid` fence at the margin. */
const OPENING = /^(`{3,}|~{3,})mermaid\b[^\n]*\n/gm;

/** Texts of fences, up to the first without an end: to look for that again and again takes long. */
function* fences(source: string): Generator<string> {
  const opening = new RegExp(OPENING);
  for (let open = opening.exec(source); open !== null; open = opening.exec(source)) {
    const start = opening.lastIndex;
    const closing = new RegExp(`^${open[1]}[ \\t]*$`, 'gm');
    closing.lastIndex = start;
    const close = closing.exec(source);
    if (close === null) return;
    opening.lastIndex = closing.lastIndex;
    yield source.slice(start, close.index);
  }
}

/** Makes what draws `mermaid` fences, with drawings kept on disk. */
export function createDiagrams({
  config,
  cacheDir,
  worker,
  onBrowserDiagram,
}: DiagramsOptions): Diagrams {
  const { mermaid } = config.markdown;
  if (mermaid === undefined) {
    return {
      drawPage: async ({ code }) => ({ value: code, diagnostics: [] }),
      drawAhead: () => {},
    };
  }
  const files = createFileCache(join(cacheDir, 'mermaid'));
  const render = createMermaidRenderer({
    themes: mermaid.themes,
    cache: {
      async get(key) {
        const contents = await files.read(`${key}.json`);
        return contents === undefined ? undefined : new TextDecoder().decode(contents);
      },
      set: (key, value) => files.write(`${key}.json`, new TextEncoder().encode(value)),
    },
    worker: worker === undefined ? undefined : pathToFileURL(worker),
  });
  const drawPage: DrawPage = async ({ code, diagrams }, source) => {
    const drawn = await Promise.all(
      diagrams.map(async (diagram) => ({
        mark: diagram.mark,
        ...(await render(diagram.source, { ...diagram.place, source }).catch((error: unknown) => ({
          value: { html: '' },
          diagnostics: [fileFailure(error, diagram.place, 'draw a diagram of')],
        }))),
      })),
    );
    const drawings = new Map(drawn.map(({ mark, value }) => [mark, value.html]));
    if (drawn.some(({ value }) => value.html.includes(BROWSER_DIAGRAM))) onBrowserDiagram();
    return {
      value: placeDiagrams(code, drawings),
      diagnostics: drawn.flatMap(({ diagnostics }) => diagnostics),
    };
  };
  return {
    drawPage,
    drawAhead(files) {
      for (const { file, source } of files) {
        for (const text of fences(source)) {
          render(text, { file, line: 1 }).catch(() => undefined);
        }
      }
    },
  };
}
