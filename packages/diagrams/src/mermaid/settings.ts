import { FONT_FAMILY } from '../layout/font-metrics.ts';

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
  // Meant to spare a browser; here only the one who builds has to wait.
  maxTextSize: 500_000,
  maxEdges: 5_000,
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
