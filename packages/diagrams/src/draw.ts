import { setImmediate } from 'node:timers/promises';
import { remember } from '@docgen/core/basics/remember';
import type { Text } from '@docgen/core/texts/texts';
import { decodeEntities } from './dom/decode-entities.ts';
import type { VirtualElement } from './dom/virtual-dom.ts';
import { kindOfDiagram } from './kind-of-diagram.ts';
import { correctTexts } from './layout/correct-text.ts';
import { createLayout } from './layout/layout.ts';
import { loadMermaid } from './mermaid/load-mermaid.ts';
import type { MermaidScripts } from './mermaid/mermaid-scripts.ts';
import { mermaidSettings } from './mermaid/settings.ts';
import { explainMistake, invalidDate, type Mistake } from './mermaid/syntax-error.ts';
import { colorsOf } from './mermaid/theme-colors.ts';
import { turnFlowchart } from './mermaid/turn-flowchart.ts';
import { createCascade } from './style/cascade.ts';
import { cleanValue, SVG_PROPERTIES } from './style/style-properties.ts';
import { compose } from './svg/compose.ts';
import { type Drawing, NeedsBrowser, readDrawing } from './svg/read-drawing.ts';

/** Names of mermaid's themes for the two colour modes. */
export interface MermaidThemes {
  readonly light: string;
  readonly dark: string;
}

/**
 * A diagram as SVG, or the reason why there is none. Plain data, so that it can be cached and sent.
 */
export type Drawn =
  | {
      readonly kind: 'svg';
      /** Contains a placeholder for the diagram's id. */
      readonly svg: string;
      /**
       * Smallest width at which its text is readable, in pixels; `undefined` if phones are wider.
       */
      readonly minWidth: number | undefined;
      /** The title, if it is the kind of the diagram, in English. */
      readonly titledAs: Text | undefined;
    }
  | ({ readonly kind: 'mistake' } & Mistake)
  | { readonly kind: 'needs-browser'; readonly reason: string };

/** Draws diagrams one at a time. */
export type Draw = (source: string) => Promise<Drawn>;

/** The output of mermaid. */
interface Raw {
  readonly svg: VirtualElement | null;
  readonly css: string;
  readonly diagramType: string;
}

/** The settings that a diagram contains: its front matter and directives. */
const SETTINGS = /^\s*---[\s\S]*?\n\s*---|%%\{[\s\S]*?\}%%/g;

/** Maximum number of dark stylesheets to keep. */
const MOST_STYLES = 100;

/** An entity in the text of a diagram. */
const ENTITY = /#\w+;/;

/** Id of a diagram while mermaid draws it. */
const DRAWING_ID = 'd';

/** Thrown out of mermaid as soon as it has written the stylesheet. */
class OnlyStyles extends Error {}

/** Wraps an error that mermaid threw. */
class MermaidFailure extends Error {}

/** Loads mermaid. As it has global state, diagrams are drawn one after the other. */
export function createDrawer(themes: MermaidThemes, scripts: MermaidScripts): Draw {
  let css = '';
  let svg: VirtualElement | null = null;
  let stopAtStyles = false;
  const layout = createLayout((text) => {
    css = text;
    if (stopAtStyles) throw new OnlyStyles();
  });
  const { mermaid, document, resetRandom } = loadMermaid({
    layout,
    scripts,
    drawn(element) {
      svg = element;
    },
  });
  const cascadeOf = remember((text) => createCascade(text, SVG_PROPERTIES, cleanValue));
  const darkStyles = new Map<string, string>();
  const colorOf = colorsOf(themes);
  let lastSettings: object | undefined;

  const render = async (source: string, theme: string): Promise<Raw> => {
    document.body.replaceChildren();
    resetRandom();
    const settings = mermaidSettings(source, theme);
    // Mermaid starts each diagram with these settings anyway, and applying them takes a while.
    if (JSON.stringify(settings) !== JSON.stringify(lastSettings)) mermaid.initialize(settings);
    lastSettings = settings;
    svg = null;
    try {
      const { diagramType } = await mermaid.render(DRAWING_ID, source);
      return { svg, css, diagramType };
    } catch (error) {
      if (error instanceof OnlyStyles) return { svg, css, diagramType: '' };
      throw new MermaidFailure('', { cause: error });
    }
  };

  const drawIn = async (source: string, theme: string): Promise<Raw> => {
    const raw = await render(source, theme);
    if (raw.svg !== null) {
      if (ENTITY.test(source)) decodeEntities(raw.svg);
      correctTexts(raw.svg, cascadeOf(raw.css));
    }
    return raw;
  };

  /** The dark stylesheet that corresponds to a light one. */
  const darkStylesOf = async (source: string, light: string): Promise<string> => {
    // A diagram with its own settings may look like others in one theme only.
    const key = [light, ...(source.match(SETTINGS) ?? [])].join('\n');
    const known = darkStyles.get(key);
    if (known !== undefined) return known;
    stopAtStyles = true;
    const { css: dark } = await render(source, themes.dark).finally(() => {
      stopAtStyles = false;
    });
    if (darkStyles.size >= MOST_STYLES) darkStyles.clear();
    darkStyles.set(key, dark);
    return dark;
  };

  /**
   * In most diagrams, the themes only differ in the stylesheet, so that one drawing suffices for
   * both.
   */
  const drawThemes = async (source: string, light: Raw): Promise<Drawing[]> => {
    const read = (raw: Raw, ...otherStyles: string[]): Drawing =>
      readDrawing(raw.svg, [raw.css, ...otherStyles].map(cascadeOf));
    if (themes.dark === themes.light) return [read(light)];
    const both = read(light, await darkStylesOf(source, light.css));
    if (!both.hasOwnColors) return [both];
    const dark = await drawIn(source, themes.dark);
    return [read(light), read(dark)];
  };

  const drawAsWritten = async (source: string) => {
    const light = await drawIn(source, themes.light);
    const drawings = await drawThemes(source, light);
    return compose(drawings, kindOfDiagram(light.diagramType), colorOf);
  };

  const draw: Draw = async (written) => {
    const source = withoutTrailingSpace(written);
    try {
      const drawn = await drawAsWritten(source);
      const turned = turnFlowchart(source, drawn.width);
      const other = turned === undefined ? drawn : await drawAsWritten(turned);
      const { svg, minWidth, titledAs } = other.width < drawn.width ? other : drawn;
      return { kind: 'svg', svg, minWidth, titledAs };
    } catch (error) {
      if (error instanceof NeedsBrowser) return { kind: 'needs-browser', reason: error.message };
      if (error instanceof MermaidFailure) return explainFailure(source, error.cause);
      // Browsers can show drawings that docgen cannot read, such as that of `info`, which has no
      // `viewBox`.
      const said = error instanceof Error ? error.message : String(error);
      return { kind: 'needs-browser', reason: `docgen cannot read mermaid's drawing (${said})` };
    }
  };

  /**
   * Parsing alone finds an author's mistake, too. Errors that it does not find are left to a
   * browser.
   */
  const explainFailure = async (source: string, cause: unknown): Promise<Drawn> => {
    try {
      await mermaid.parse(source);
    } catch (mistake) {
      if (!isBug(mistake)) return { kind: 'mistake', ...explainMistake(mistake, source) };
    }
    if (invalidDate(cause) !== undefined) {
      return { kind: 'mistake', ...explainMistake(cause, source) };
    }
    const said = cause instanceof Error ? cause.message : String(cause);
    const reason = isBug(cause) ? 'Mermaid needs functions of a browser to lay it out' : said;
    return { kind: 'needs-browser', reason };
  };

  let last: Promise<unknown> = Promise.resolve();
  return (source) => {
    // Mermaid never yields to the event loop, so do so between diagrams.
    const next = last.then(() => setImmediate()).then(() => draw(source));
    last = next.catch(() => {});
    return next;
  };
}

/**
 * Removes white space at the ends of lines, which has no meaning. Mermaid's flowcharts take time
 * that grows with the square of its length.
 */
function withoutTrailingSpace(source: string): string {
  return source
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n');
}

/**
 * Whether the error is a fault of a program, such as calling a browser's function that is missing
 * here.
 */
function isBug(error: unknown): boolean {
  return error instanceof TypeError || error instanceof ReferenceError;
}
