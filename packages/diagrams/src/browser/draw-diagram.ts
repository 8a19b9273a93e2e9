import mermaid, { type MermaidConfig } from 'mermaid';
import { kindOfDiagram } from '../kind-of-diagram.ts';
import { MIN_SCALE, NARROW, SOURCE_LIMITS } from '../limits.ts';
import { themeSettings } from '../mermaid/themes.ts';

export interface DrawingTask {
  readonly source: string;
  /** Name of mermaid's theme; its default takes the place of one that it does not know. */
  readonly theme: string;
  /** Becomes the SVG's id and a part of all ids in it. */
  readonly id: string;
  /** Where the drawing is going to stand: mermaid measures its texts there, out of sight. */
  readonly place: HTMLElement;
}

/** A drawing and what is to know about it. */
export interface Drawing {
  readonly svg: SVGSVGElement;
  /** What it is called, for readers who hear it. */
  readonly label: string;
  /** True when a phone shows only a part at a time. */
  readonly scrolls: boolean;
  /** The smallest height that it is scaled down to, in pixels. */
  readonly minHeight: number;
}

/**
 * Draws one diagram. Not to be called again before it is done, because the theme is a setting of
 * mermaid and not of a drawing.
 *
 * @throws Whatever mermaid throws when it cannot draw the source.
 */
export async function drawDiagram({ source, theme, id, place }: DrawingTask): Promise<Drawing> {
  mermaid.initialize(settings(theme, getComputedStyle(place).fontFamily, source));
  allowMermaid();
  const stage = document.createElement('div');
  stage.setAttribute(MERMAID_STAGE, '');
  // Laid out, because texts are measured, but neither seen nor in anything's way.
  stage.style.cssText = 'position:absolute;inset:0;overflow:hidden;visibility:hidden';
  place.append(stage);
  try {
    const { svg, diagramType } = await mermaid.render(id, source, stage);
    stage.innerHTML = svg;
    return finished(stage.querySelector('svg'), diagramType);
  } finally {
    stage.remove();
  }
}

function settings(theme: string, fontFamily: string, source: string): MermaidConfig {
  return {
    startOnLoad: false,
    suppressErrorRendering: true,
    securityLevel: 'strict',
    logLevel: 'fatal',
    ...themeSettings(theme, fontFamily, source),
    fontFamily,
    ...SOURCE_LIMITS,
  };
}

/** Gives a drawing a size that follows its place within limits, and a name. */
function finished(svg: SVGSVGElement | null, diagramType: string): Drawing {
  const { width = 0, height = 0 } = svg?.viewBox.baseVal ?? {};
  if (svg === null || width === 0 || height === 0) throw new Error('mermaid drew nothing');
  const minWidth = Math.round(width * MIN_SCALE);
  const minHeight = Math.round(height * MIN_SCALE);
  svg.style.cssText = `width:min(100%,${width}px);height:min(100%,${height}px);min-width:${minWidth}px;min-height:${minHeight}px;max-width:none`;
  const label = titleOf(svg) ?? kindOfDiagram(diagramType);
  // An image hides its links from screen readers.
  svg.setAttribute('role', svg.querySelector('a') === null ? 'img' : 'group');
  svg.removeAttribute('aria-roledescription');
  svg.removeAttribute('aria-labelledby');
  svg.setAttribute('aria-label', label);
  return { svg, label, scrolls: minWidth > NARROW, minHeight };
}

/** The author's title for those who hear it, else the one that is seen. */
function titleOf(svg: SVGSVGElement): string | undefined {
  const title = svg.querySelector(':scope > title') ?? svg.querySelector('text[class$="itleText"]');
  return title?.textContent?.trim() || undefined;
}

/** What of the browser's trusted types is needed here; TypeScript's library does not have them. */
interface TrustedTypes {
  readonly defaultPolicy: object | null;
  readonly createPolicy: (
    name: string,
    rules: { readonly createHTML: (text: string) => string | null },
  ) => object;
}

/** Marks the element that mermaid works in; it is in the document only while mermaid draws. */
const MERMAID_STAGE = 'data-mermaid-stage';

/**
 * Lets mermaid set markup as strings on sites that require trusted types. It does so in many places,
 * its drawing library too, so no policy but the browser's default one reaches them all. Outside of
 * a drawing that policy refuses strings as if it was not there.
 *
 * Nothing happens where the site brings a default policy itself, or allows none: diagrams stay
 * source text then.
 */
function allowMermaid(): void {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  if (trustedTypes === undefined || trustedTypes.defaultPolicy !== null) return;
  try {
    trustedTypes.createPolicy('default', {
      createHTML: (text) => (document.querySelector(`[${MERMAID_STAGE}]`) === null ? null : text),
    });
  } catch {
    // Mermaid's drawing fails then, if strings are refused at all, and the reader is told.
  }
}
