import { FONT_FAMILY } from '../layout/font-metrics.ts';
import { SOURCE_LIMITS } from '../limits.ts';

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
const CLASS_DISTANCE = 70;

/** Settings to draw a diagram in one of mermaid's themes with. */
export function mermaidSettings(source: string, theme: string): Readonly<Record<string, unknown>> {
  const { htmlLabels, textPlacement, fontFamily } = FIXED;
  return {
    ...FIXED,
    theme,
    themeVariables: { fontFamily },
    // At 0.5, as in the themes, the edge shines through the label. At 1, gray on gray is too pale.
    themeCSS: '.edgeLabel rect, .edgeLabel .label rect { opacity: 0.85 }',
    flowchart: { htmlLabels },
    class: { htmlLabels },
    // Class diagrams take the distance from the settings for state diagrams.
    ...(/^\s*classDiagram/m.test(source) ? { state: { rankSpacing: CLASS_DISTANCE } } : {}),
    journey: { textPlacement },
    timeline: { textPlacement },
    secure: ['secure', ...Object.keys(FIXED)],
  };
}
