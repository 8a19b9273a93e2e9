import type { MermaidConfig } from 'mermaid';
import { PALETTES, type Palette } from './palettes.ts';

/** At 0.5, as in mermaid's themes, the edge shines through the label. At 1, their gray on gray is too pale. */
const labelBackground = (style: string) => `.edgeLabel rect, .edgeLabel .label rect { ${style} }`;

/**
 * Settings for a theme: one of docgen's own, `docgen-light` and `docgen-dark`, or of mermaid's.
 *
 * @param fontFamily of all text.
 */
export function themeSettings(theme: string, fontFamily: string): MermaidConfig {
  const palette = PALETTES[theme];
  if (palette === undefined) {
    return {
      theme: theme as NonNullable<MermaidConfig['theme']>,
      themeVariables: { fontFamily },
      themeCSS: labelBackground('opacity: 0.85'),
    };
  }
  return {
    theme: 'base',
    themeVariables: { fontFamily, ...variablesOf(palette) },
    themeCSS: `${labelBackground(`opacity: 1; fill: ${palette.surface}`)}
      .zeroOrOne circle, .zeroOrMore circle { fill: ${palette.surface} }`,
  };
}

/** Mermaid derives the rest from these. */
function variablesOf(palette: Palette): Readonly<Record<string, string | boolean>> {
  const { surface, soft, text, line, border, fill, outline, mark, markLine } = palette;
  return {
    darkMode: palette.dark,
    background: surface,
    textColor: text,
    titleColor: text,
    lineColor: line,
    arrowheadColor: line,
    primaryColor: fill,
    primaryTextColor: text,
    primaryBorderColor: outline,
    secondaryColor: palette.secondFill,
    secondaryTextColor: text,
    secondaryBorderColor: border,
    tertiaryColor: palette.thirdFill,
    tertiaryTextColor: text,
    tertiaryBorderColor: border,
    clusterBkg: soft,
    clusterBorder: border,
    edgeLabelBackground: surface,
    labelBackgroundColor: surface,
    relationLabelBackground: surface,
    stateLabelColor: text,
    compositeBackground: soft,
    compositeTitleBackground: fill,
    altBackground: soft,
    rowOdd: surface,
    rowEven: soft,
    actorLineColor: border,
    labelBoxBkgColor: soft,
    labelBoxBorderColor: border,
    noteBkgColor: mark,
    noteTextColor: text,
    noteBorderColor: markLine,
    sectionBkgColor: soft,
    altSectionBkgColor: surface,
    gridColor: border,
    doneTaskBkgColor: soft,
    doneTaskBorderColor: border,
    pieStrokeColor: surface,
    pieOuterStrokeColor: border,
    pieOpacity: '1',
  };
}
