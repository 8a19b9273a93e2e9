import { compose } from './compose.ts';
import { FONT_FAMILY } from './font-metrics.ts';
import { createLayout } from './layout.ts';
import { loadMermaid, type MermaidInstance } from './load-mermaid.ts';
import { type Drawing, NeedsBrowser, readDrawing } from './read-drawing.ts';
import { explainMistake, type Mistake } from './syntax-error.ts';

/** Names of mermaid's themes for the two colour modes. */
export interface MermaidThemes {
  readonly light: string;
  readonly dark: string;
}

/** A diagram as SVG, or why there is none. Plain data, so that it can be cached and sent. */
export type Drawn =
  | {
      readonly kind: 'svg';
      /** With a placeholder for the diagram's id. */
      readonly svg: string;
      /** True when a phone shows only a part at a time. */
      readonly scrolls: boolean;
    }
  | ({ readonly kind: 'mistake' } & Mistake)
  | { readonly kind: 'needs-browser'; readonly reason: string };

/** Draws diagrams one at a time. */
export type Draw = (source: string) => Promise<Drawn>;

/** The id that a diagram has while mermaid draws it. */
const DRAWING_ID = 'd';

/**
 * Diagrams whose themes differ in their stylesheet only, never in an attribute, so
 * that the second theme needs no second drawing. (`draw.test.ts` compares.)
 */
const STYLED_BY_CSS_ONLY = new Set(['flowchart-v2', 'class', 'classDiagram', 'stateDiagram', 'er']);

/** What is drawn, for readers who hear it, when the author gave no title. */
const KINDS: Readonly<Record<string, string>> = {
  'flowchart-v2': 'Flowchart',
  class: 'Class diagram',
  classDiagram: 'Class diagram',
  state: 'State diagram',
  stateDiagram: 'State diagram',
  sequence: 'Sequence diagram',
  er: 'Entity relationship diagram',
  gantt: 'Gantt chart',
  pie: 'Pie chart',
  gitGraph: 'Git graph',
  timeline: 'Timeline',
  mindmap: 'Mind map',
  xychart: 'Chart',
  quadrantChart: 'Quadrant chart',
  requirement: 'Requirement diagram',
};

/** Settings that an author's diagram cannot change, because the drawing relies on them. */
const FIXED = {
  startOnLoad: false,
  suppressErrorRendering: true,
  securityLevel: 'strict',
  // Text of which only SVG knows the size; HTML would need a browser to be laid out.
  htmlLabels: false,
  fontFamily: FONT_FAMILY,
  deterministicIds: true,
  handDrawnSeed: 1,
  maxTextSize: 500_000,
  maxEdges: 5_000,
  textPlacement: 'tspan',
};

/** Thrown out of mermaid as soon as it has written the stylesheet. */
class OnlyStyles extends Error {}

/**
 * Loads mermaid. Drawing has global state inside of it, so drawings wait for each
 * other.
 */
export function createDrawer(themes: MermaidThemes): Draw {
  let css = '';
  let stopAtStyles = false;
  const layout = createLayout((text) => {
    css = text;
    if (stopAtStyles) throw new OnlyStyles();
  });
  const instance = loadMermaid(layout);

  const render = async (source: string, theme: string): ReturnType<typeof renderDiagram> => {
    stopAtStyles = false;
    return renderDiagram(instance, source, theme);
  };
  const stylesOf = async (source: string, theme: string): Promise<string> => {
    stopAtStyles = true;
    await renderDiagram(instance, source, theme).catch((error: unknown) => {
      if (!(error instanceof OnlyStyles)) throw error;
    });
    return css;
  };
  const drawings = async (source: string): Promise<{ kind: string; drawings: Drawing[] }> => {
    const { svg, diagramType: kind } = await render(source, themes.light);
    const read = (text: string, styles: readonly string[]): Drawing =>
      readDrawing(text, instance.document, styles);
    if (themes.dark === themes.light) return { kind, drawings: [read(svg, [])] };
    if (STYLED_BY_CSS_ONLY.has(kind) && !svg.includes('data-look="handDrawn"')) {
      const dark = await stylesOf(source, themes.dark);
      return { kind, drawings: [read(svg, [dark])] };
    }
    const dark = await render(source, themes.dark);
    return { kind, drawings: [read(svg, []), read(dark.svg, [])] };
  };
  const draw: Draw = async (source) => {
    try {
      const { kind, drawings: all } = await drawings(source);
      return { kind: 'svg', ...compose(all, KINDS[kind] ?? 'Diagram') };
    } catch (error) {
      if (error instanceof NeedsBrowser) return { kind: 'needs-browser', reason: error.message };
      return explainFailure(instance, source, error);
    }
  };

  let last: Promise<unknown> = Promise.resolve();
  return (source) => {
    const next = last.then(() => draw(source));
    last = next;
    return next;
  };
}

async function renderDiagram(
  { mermaid, document, resetRandom }: MermaidInstance,
  source: string,
  theme: string,
): Promise<{ svg: string; diagramType: string }> {
  document.body.replaceChildren();
  resetRandom();
  const placed = { textPlacement: FIXED.textPlacement };
  mermaid.initialize({
    ...FIXED,
    flowchart: { htmlLabels: false },
    class: { htmlLabels: false },
    journey: placed,
    timeline: placed,
    themeVariables: { fontFamily: FONT_FAMILY },
    theme,
    secure: ['secure', ...Object.keys(FIXED)],
  });
  return mermaid.render(DRAWING_ID, source);
}

/** Tells a mistake of the author, which parsing alone finds, too, from a drawing that does not work here. */
async function explainFailure(
  { mermaid }: MermaidInstance,
  source: string,
  error: unknown,
): Promise<Drawn> {
  try {
    await mermaid.parse(source);
  } catch (mistake) {
    return { kind: 'mistake', ...explainMistake(mistake, source) };
  }
  const reason = error instanceof Error ? error.message : String(error);
  return { kind: 'needs-browser', reason };
}
