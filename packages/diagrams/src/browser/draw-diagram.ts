import { translate } from '@docgen/core/texts/texts';
import type { ColorMode } from '@docgen/runtime/color-mode';
import mermaid, { type MermaidConfig } from 'mermaid';
import { kindOfDiagram } from '../kind-of-diagram.ts';
import { MIN_SCALE, NARROW, SOURCE_LIMITS } from '../limits.ts';
import { themeSettings } from '../mermaid/themes.ts';
import type { DiagramSettings } from './diagram-settings.ts';

export interface DrawingTask {
  readonly source: string;
  readonly mode: ColorMode;
  readonly settings: DiagramSettings;
  /** Id of the SVG, and part of all ids in it. */
  readonly id: string;
  /** Element that the drawing is for. Mermaid measures its texts there, out of sight. */
  readonly place: HTMLElement;
}

/** A drawing in the page, with its properties. */
export interface BrowserDrawing {
  readonly svg: SVGSVGElement;
  /** Accessible name. */
  readonly label: string;
  /** True if phones show only a part of it at a time. */
  readonly scrolls: boolean;
  /** Smallest height that it is scaled down to, in pixels. */
  readonly minHeight: number;
}

/**
 * Draws one diagram. Must not be called again before it is done, because the theme is a setting of
 * mermaid rather than of a drawing.
 *
 * @throws Any error of mermaid if it cannot draw the source.
 */
export async function drawDiagram({
  source,
  mode,
  settings,
  id,
  place,
}: DrawingTask): Promise<BrowserDrawing> {
  mermaid.initialize(configOf(settings[mode], getComputedStyle(place).fontFamily, source));
  allowMermaid();
  const stage = document.createElement('div');
  stage.setAttribute(MERMAID_STAGE, '');
  // Laid out, because texts are measured, but invisible and out of the way.
  stage.style.cssText = 'position:absolute;inset:0;overflow:hidden;visibility:hidden';
  place.append(stage);
  try {
    const { svg, diagramType } = await mermaid.render(id, source, stage);
    stage.innerHTML = svg;
    const kind = translate(settings, kindOfDiagram(diagramType));
    return finished(stage.querySelector('svg'), kind);
  } finally {
    stage.remove();
  }
}

function configOf(theme: string, fontFamily: string, source: string): MermaidConfig {
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

/** Gives a drawing an accessible name, and a size that follows its place within limits. */
function finished(svg: SVGSVGElement | null, kind: string): BrowserDrawing {
  const { width = 0, height = 0 } = svg?.viewBox.baseVal ?? {};
  if (svg === null || width === 0 || height === 0) throw new Error('mermaid drew nothing');
  const minWidth = Math.round(width * MIN_SCALE);
  const minHeight = Math.round(height * MIN_SCALE);
  svg.style.cssText = `width:min(100%,${width}px);height:min(100%,${height}px);min-width:${minWidth}px;min-height:${minHeight}px;max-width:none`;
  const label = titleOf(svg) ?? kind;
  // An image hides its links from screen readers.
  svg.setAttribute('role', svg.querySelector('a') === null ? 'img' : 'group');
  svg.removeAttribute('aria-roledescription');
  svg.removeAttribute('aria-labelledby');
  svg.setAttribute('aria-label', label);
  return { svg, label, scrolls: minWidth > NARROW, minHeight };
}

/** The author's accessible title, or else the visible one. */
function titleOf(svg: SVGSVGElement): string | undefined {
  const title = svg.querySelector(':scope > title') ?? svg.querySelector('text[class$="itleText"]');
  return title?.textContent?.trim() || undefined;
}

/** The part of the browser's trusted types that is used here. TypeScript's library lacks them. */
interface TrustedTypes {
  readonly defaultPolicy: object | null;
  readonly createPolicy: (
    name: string,
    rules: { readonly createHTML: (text: string) => string | null },
  ) => object;
}

/** Marks the element that mermaid works in. It is only in the document while mermaid draws. */
const MERMAID_STAGE = 'data-mermaid-stage';

/**
 * Lets mermaid set markup as strings on sites that require trusted types. Both mermaid and its
 * drawing library do so in many places, which only the browser's default policy covers. Outside of
 * a drawing, that policy rejects strings as if it did not exist.
 *
 * Does nothing if the site has its own default policy or allows none. Diagrams then remain source
 * text.
 */
function allowMermaid(): void {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  if (trustedTypes === undefined || trustedTypes.defaultPolicy !== null) return;
  try {
    trustedTypes.createPolicy('default', {
      createHTML: (text) => (document.querySelector(`[${MERMAID_STAGE}]`) === null ? null : text),
    });
  } catch {
    // If strings are rejected, mermaid fails to draw, and the reader sees a message.
  }
}
