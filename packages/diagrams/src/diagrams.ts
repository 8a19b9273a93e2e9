import { pathToFileURL } from 'node:url';
import type { CompiledPage } from '@docgen/content/compiled-page';
import { placeDiagrams } from '@docgen/content/rehype/rehype-mermaid';
import { awaitedLater } from '@docgen/core/basics/awaited-later';
import type { SiteConfig } from '@docgen/core/config';
import type { Diagnostic } from '@docgen/core/diagnostic';
import { fileFailure } from '@docgen/core/diagnostics/file-failure';
import { hashOfData } from '@docgen/memo/hash-of';
import type { Memo } from '@docgen/memo/memo';
import { drawHere } from './draw-here.ts';
import { createMermaidRenderer, type MermaidRendererOptions } from './mermaid-renderer.ts';
import { type DrawingThreadOptions, startDrawingThread } from './thread/drawing-thread.ts';
import { withHrefs } from './with-hrefs.ts';

export interface DiagramsOptions
  extends DrawingThreadOptions,
    Pick<MermaidRendererOptions, 'mostDrawings'> {
  readonly config: SiteConfig;
  /** Keeps drawn diagrams between builds. */
  readonly memo: Memo;
  /** Absolute path of the drawing thread's entry. Without it, diagrams are drawn in this thread. */
  readonly worker: string | undefined;
}

/** The program of a page, including its drawings. */
export interface DrawnPage {
  /** Changes whenever the program does. */
  readonly hash: string;
  readonly code: () => string;
}

/**
 * Draws the diagrams of a page in a separate thread.
 *
 * @param page - Its program is not read before that of the result is.
 * @param hash - Hash of its program.
 * @param source - Text of the page's file, for code frames.
 * @returns The page's program with the drawings in it. `Diagrams.finished` reports problems in the
 *   diagrams.
 */
export type DrawDiagrams = (
  page: Pick<CompiledPage, 'code' | 'diagrams'>,
  hash: string,
  source: string,
) => Promise<DrawnPage>;

/** Draws the diagrams of a site. */
export interface Diagrams {
  readonly drawPage: DrawDiagrams;
  /**
   * Draws a diagram that docgen has generated.
   *
   * @param name - Name of what it shows, for messages.
   * @returns `undefined` if it cannot be drawn. Problems are not reported, because no author has
   *   written the diagram.
   */
  readonly draw: (source: string, name: string) => Promise<string | undefined>;
  /**
   * Starts to draw the diagrams of pages before the pages are compiled, so that the thread can use
   * the whole time of the build. Looks for fences without parsing Markdown. A fence that turns out
   * not to be a diagram costs an unused drawing, and problems are not reported here.
   */
  readonly drawAhead: (
    files: readonly { readonly file: string; readonly source: string }[],
  ) => void;
  /**
   * Draws the first diagram, so that the thread is ready when others are requested: Mermaid takes a
   * third of a second to load.
   */
  readonly warmUp: (files: readonly { readonly file: string; readonly source: string }[]) => void;
  /**
   * Waits for the drawings of all pages so far.
   *
   * @returns Problems in their diagrams that have not been returned before.
   */
  readonly finished: () => Promise<readonly Diagnostic[]>;
  /**
   * Drops the problems in the diagrams of a file that has changed.
   *
   * @param file - Path relative to the project folder.
   */
  readonly forget: (file: string) => void;
  /** Whether any of the diagrams drawn so far can only be drawn by browsers. */
  readonly needBrowser: () => boolean;
}

/** The first line of a `mermaid` fence in the first column. */
const OPENING = /^(`{3,}|~{3,})mermaid\b[^\n]*\n/gim;

/**
 * Texts of fences, up to the first unclosed one: searching for its end again and again takes long.
 */
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

/** Creates the renderer of `mermaid` fences, which keeps drawings on disk. */
export function createDiagrams({
  config,
  memo,
  worker,
  mostDrawings,
  ...thread
}: DiagramsOptions): Diagrams {
  const { mermaid } = config.markdown;
  if (mermaid === undefined) {
    return {
      drawPage: async (page, hash) => ({ hash, code: () => page.code }),
      draw: async () => undefined,
      drawAhead: () => {},
      warmUp: () => {},
      finished: async () => [],
      forget: () => {},
      needBrowser: () => false,
    };
  }
  const render = createMermaidRenderer({
    themes: mermaid.themes,
    texts: config.texts,
    memo,
    mostDrawings,
    draw:
      worker === undefined
        ? drawHere(mermaid.themes)
        : startDrawingThread(pathToFileURL(worker), mermaid.themes, thread),
  });
  let forBrowsers = false;
  const found = new Map<Promise<readonly Diagnostic[]>, string | undefined>();
  const draw = async (...[page, hash, source]: Parameters<DrawDiagrams>) => {
    const drawn = await Promise.all(
      page.diagrams.map(async (diagram) => ({
        mark: diagram.mark,
        hrefs: diagram.hrefs,
        ...(await render(diagram.source, { ...diagram.place, source }).catch((error: unknown) => ({
          value: { hash: '', isForBrowsers: false, html: '' },
          diagnostics: [fileFailure(error, diagram.place, 'draw a diagram of')],
        }))),
      })),
    );
    const hashes = drawn.map(({ mark, hrefs, value }) => [mark, hrefs, value.hash]);
    const drawings = () =>
      new Map(drawn.map(({ mark, hrefs, value }) => [mark, withHrefs(value.html, hrefs)]));
    forBrowsers ||= drawn.some(({ value }) => value.isForBrowsers);
    return {
      value: {
        hash: drawn.length === 0 ? hash : hashOfData([hash, ...hashes]),
        code: () => placeDiagrams(page.code, drawings()),
      },
      diagnostics: drawn.flatMap(({ diagnostics }) => diagnostics),
    };
  };
  const ahead = (text: string, file: string): void => {
    render(text, { file, line: 1 }).catch(() => undefined);
  };
  return {
    async drawPage(page, hash, source) {
      const drawing = draw(page, hash, source);
      const mistakes = awaitedLater(drawing.then(({ diagnostics }) => diagnostics));
      found.set(mistakes, page.diagrams[0]?.place.file);
      return (await drawing).value;
    },
    async draw(source, name) {
      const { value, diagnostics } = await render(source, { file: name, line: 1 });
      return diagnostics.length > 0 ? undefined : value.html;
    },
    async finished() {
      const told = Array.from(found.keys(), async (mistakes) => {
        const diagnostics = await mistakes;
        // It may have been forgotten in the meantime.
        return found.delete(mistakes) ? diagnostics : [];
      });
      return (await Promise.all(told)).flat();
    },
    forget(file) {
      for (const [mistakes, of] of found) if (of === file) found.delete(mistakes);
    },
    needBrowser: () => forBrowsers,
    drawAhead(files) {
      for (const { file, source } of files) {
        for (const text of fences(source)) ahead(text, file);
      }
    },
    warmUp(files) {
      for (const { file, source } of files) {
        const [first] = fences(source);
        if (first !== undefined) return ahead(first, file);
      }
    },
  };
}
