import { FONT_FAMILY } from '../layout/font-metrics.ts';
import { SOURCE_LIMITS } from '../limits.ts';
import { themeSettings } from './themes.ts';

/** Settings that an author's diagram cannot change, because the drawing relies on them. */
const FIXED = {
  startOnLoad: false,
  suppressErrorRendering: true,
  securityLevel: 'strict',
  // Labels are SVG text, because laying out HTML would need a browser.
  htmlLabels: false,
  textPlacement: 'tspan',
  fontFamily: FONT_FAMILY,
  deterministicIds: true,
  handDrawnSeed: 1,
  ...SOURCE_LIMITS,
};

/**
 * Distance between two classes. The numbers at the ends of their edges need more than mermaid's 50.
 */
const CLASS_DISTANCE = 90;

/** Room above and below the title of a subgraph, to keep it clear of the border and the content. */
const TITLE_MARGIN = { top: 6, bottom: 8 };

/** Settings for drawing a diagram in a theme. */
export function mermaidSettings(source: string, theme: string): Readonly<Record<string, unknown>> {
  const { htmlLabels, textPlacement, fontFamily } = FIXED;
  return {
    ...FIXED,
    ...themeSettings(theme, fontFamily, source),
    flowchart: { htmlLabels, subGraphTitleMargin: TITLE_MARGIN },
    class: { htmlLabels, hideEmptyMembersBox: true },
    // Class diagrams use the distance from the settings for state diagrams.
    ...(/^\s*classDiagram/m.test(source) ? { state: { rankSpacing: CLASS_DISTANCE } } : {}),
    journey: { textPlacement },
    timeline: { textPlacement },
    secure: ['secure', ...Object.keys(FIXED)],
  };
}
