import { FONT_FAMILY } from '../layout/font-metrics.ts';
import { SOURCE_LIMITS } from '../limits.ts';
import { themeSettings } from './themes.ts';

/** Settings that an author's diagram cannot change, because the drawing relies on them. */
const FIXED = {
  startOnLoad: false,
  suppressErrorRendering: true,
  securityLevel: 'strict',
  // Text of which only SVG knows the size; HTML would need a browser to be laid out.
  htmlLabels: false,
  textPlacement: 'tspan',
  fontFamily: FONT_FAMILY,
  deterministicIds: true,
  handDrawnSeed: 1,
  ...SOURCE_LIMITS,
};

/** Room between two classes. The numbers at the ends of their edges need more than mermaid's 50. */
const CLASS_DISTANCE = 90;

/** Room above and below the title of a subgraph, so that it is clear of its border and of what is in it. */
const TITLE_MARGIN = { top: 6, bottom: 8 };

/** Settings to draw a diagram in a theme with. */
export function mermaidSettings(source: string, theme: string): Readonly<Record<string, unknown>> {
  const { htmlLabels, textPlacement, fontFamily } = FIXED;
  return {
    ...FIXED,
    ...themeSettings(theme, fontFamily, source),
    flowchart: { htmlLabels, subGraphTitleMargin: TITLE_MARGIN },
    class: { htmlLabels, hideEmptyMembersBox: true },
    // Class diagrams take the distance from the settings for state diagrams.
    ...(/^\s*classDiagram/m.test(source) ? { state: { rankSpacing: CLASS_DISTANCE } } : {}),
    journey: { textPlacement },
    timeline: { textPlacement },
    secure: ['secure', ...Object.keys(FIXED)],
  };
}
