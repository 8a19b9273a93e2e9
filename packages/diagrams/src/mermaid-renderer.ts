import { createHash } from 'node:crypto';
import { invariant } from '@docgen/core/basics/invariant';
import { rememberIn } from '@docgen/core/basics/remember';
import type { Checked, Diagnostic } from '@docgen/core/diagnostic';
import type { WithTexts } from '@docgen/core/texts/texts';
import { hashOfData } from '@docgen/memo/hash-of';
import type { Kept, Memo } from '@docgen/memo/memo';
import type { Draw, Drawn, MermaidThemes } from './draw.ts';
import { browserDiagram, figure, sourceBlock } from './figure.ts';

export interface MermaidRendererOptions extends WithTexts {
  /** Mermaid's theme for each colour mode, such as `default` and `dark`. */
  readonly themes: MermaidThemes;
  /** Keeps drawn diagrams between builds. */
  readonly memo: Memo;
  /** Draws in these themes what is not in the memo. */
  readonly draw: Draw;
  /**
   * Number of drawings that stay in memory; one more clears them all, and they are read from the
   * memo again. @default all
   */
  readonly mostDrawings?: number | undefined;
}

/** Place of a diagram's source. */
export interface MermaidPlace {
  /** Path relative to the project folder, with forward slashes. */
  readonly file: string;
  /** Number of the first line inside the fence. */
  readonly line: number;
  /** Text of the whole file, for code frames. */
  readonly source?: string;
}

/** A diagram in a page. */
export interface RenderedDiagram {
  /** Changes whenever the HTML does. */
  readonly hash: string;
  /** Whether readers' browsers draw it. */
  readonly isForBrowsers: boolean;
  /** Read from the memo on demand: a build with few changes needs few drawings. */
  readonly html: string;
}

export type MermaidRenderer = (
  source: string,
  place: MermaidPlace,
) => Promise<Checked<RenderedDiagram>>;

/**
 * Hash of the code that draws: the modules of the drawing thread and mermaid. Inserted when docgen
 * is bundled. When run from its sources, docgen does not distinguish its own versions.
 */
declare const DOCGEN_DRAWING_HASH: string | undefined;
const DRAWING_HASH = typeof DOCGEN_DRAWING_HASH === 'undefined' ? 'sources' : DOCGEN_DRAWING_HASH;

/** Increment the number when the format of the kept results changes: the hash does not cover it. */
const FORMAT = 2;

/**
 * Creates a function that draws Mermaid diagrams as inline SVG, without a browser.
 *
 * The function returns a `<figure class="mermaid">` with a single SVG for both themes. Colours that
 * differ between them are written as `light-dark()` or tokens. For a diagram that only a browser
 * can draw, it returns the source in a `<figure class="mermaid-box">`, where the page's script
 * finds it (see `core/pages/diagram.ts`), with a warning about the cost. For a diagram with a mistake, it
 * returns a `<pre class="mermaid-fallback">` with the error `mermaid-syntax` at the line of the
 * mistake.
 */
export function createMermaidRenderer({
  themes,
  texts,
  memo,
  draw,
  mostDrawings = Number.POSITIVE_INFINITY,
}: MermaidRendererOptions): MermaidRenderer {
  // A diagram that is requested ahead of its page is drawn only once.
  const drawings = new Map<string, Promise<Kept<{ drawn: Drawn }>>>();
  const textsHash = hashOfData(texts);

  function keptOrDrawn(id: string, source: string, place: MermaidPlace) {
    return memo.node({
      kind: 'diagram',
      id,
      inputs: undefined,
      version: `${DRAWING_HASH} ${FORMAT}`,
      async compute() {
        const drawn = await draw(source);
        // A value with an error is not cached. Each caller reports problems at its own place.
        return { value: { drawn }, diagnostics: problems(drawn, place) };
      },
    });
  }

  return async (source, place) => {
    const id = hashOfData([themes.light, themes.dark, source]);
    const drawing = rememberIn(drawings, id, () => keptOrDrawn(id, source, place), mostDrawings);
    // What has failed, such as a thread that ended, may succeed the next time.
    drawing.catch(() => drawings.delete(id));
    const { parts, diagnostics } = await drawing;
    invariant(parts !== undefined, 'a mistake is a value, too');
    const { drawn } = parts;
    const diagram = { source, id: diagramId(source, place), texts };
    // Without a problem, it is an SVG, and need not be read to be told apart.
    const found = diagnostics.length === 0 ? [] : problems(drawn.value(), place);
    return {
      value: {
        hash: hashOfData([drawn.hash, diagram.id, textsHash]),
        isForBrowsers: found.some(({ code }) => code === NEEDS_BROWSER),
        get html() {
          return htmlOf(drawn.value(), diagram);
        },
      },
      diagnostics: found,
    };
  };
}

interface Diagram extends WithTexts {
  readonly source: string;
  /** Id of its SVG. */
  readonly id: string;
}

function htmlOf(drawn: Drawn, { source, id, texts }: Diagram): string {
  if (drawn.kind === 'mistake') return sourceBlock(source);
  if (drawn.kind === 'needs-browser') return browserDiagram(source, { texts });
  return figure(drawn, id, { texts });
}

function problems(drawn: Drawn, place: MermaidPlace): Diagnostic[] {
  if (drawn.kind === 'mistake') return [mistake(drawn, place)];
  return drawn.kind === 'needs-browser' ? [needsBrowser(drawn.reason, place)] : [];
}

/**
 * The id of a diagram, which does not change when docgen draws it differently. It depends on the
 * place, because a page may contain the same diagram twice.
 */
function diagramId(source: string, { file, line }: MermaidPlace): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([source, file, line]))
    .digest('hex');
  return `m${hash.slice(0, 8)}`;
}

function mistake(
  { line, message, hint }: Drawn & { kind: 'mistake' },
  place: MermaidPlace,
): Diagnostic {
  return {
    code: 'mermaid-syntax',
    severity: 'error',
    message,
    hint,
    place: { file: place.file, line: place.line + line - 1 },
    source: place.source,
  };
}

const NEEDS_BROWSER = 'mermaid-needs-browser';

function needsBrowser(reason: string, place: MermaidPlace): Diagnostic {
  return {
    code: NEEDS_BROWSER,
    severity: 'warning',
    message: `Readers' browsers draw this diagram, because docgen cannot draw it during the build: ${reason}. Its page loads mermaid, 200 to 500 kB compressed, when the diagram comes into view; until then, and without JavaScript, it shows the source.`,
    hint: "You can leave it as it is; a content security policy then needs 'unsafe-inline' in style-src. Other types of diagram, and labels without formulas and pictures, are drawn during the build, so that readers load nothing.",
    place: { file: place.file, line: place.line },
    source: place.source,
  };
}
