import type { MermaidConfig } from 'mermaid';
import { PALETTES, type Palette } from './palettes.ts';

/**
 * At an opacity of 0.5, as in mermaid's themes, the edge shows through the label. At 1, their gray
 * on gray is too pale.
 */
const labelBackground = (style: string) => `.edgeLabel rect, .edgeLabel .label rect { ${style} }`;

/** Number of colours that mermaid numbers. */
const SERIES = 12;

/**
 * Settings for a theme: one of docgen's own, `docgen-light` and `docgen-dark`, or one of mermaid's.
 *
 * @param fontFamily - Font of all text.
 * @param source - Source of the diagram.
 */
export function themeSettings(theme: string, fontFamily: string, source: string): MermaidConfig {
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
    themeVariables: { fontFamily, ...variablesOf(palette), xyChart: chartOf(palette, source) },
    themeCSS: `${labelBackground(`opacity: 1; fill: ${palette.surface}`)}
      .zeroOrOne circle, .zeroOrMore circle { fill: ${palette.surface} }
      .lineWrapper line { stroke: ${palette.line} }
      .sections .cluster rect { fill: ${palette.soft}; stroke: ${palette.border} }
      .sections .cluster text { fill: ${palette.text} }
      .treemapSection, .treemapLeaf { fill-opacity: 1; stroke: ${palette.surface}; stroke-opacity: 1 }`,
  };
}

/** Mermaid derives the rest from these. */
function variablesOf(palette: Palette): NonNullable<MermaidConfig['themeVariables']> {
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
    pieSectionTextColor: surface,
    activeTaskBkgColor: palette.secondFill,
    activeTaskBorderColor: palette.green,
    critBkgColor: palette.thirdFill,
    critBorderColor: palette.red,
    todayLineColor: palette.red,
    vertLineColor: line,
    ...seriesOf(palette),
    radar: { axisColor: line, graticuleColor: border },
  };
}

/**
 * Colours of things that nothing else distinguishes. Edges and bars are drawn in them, and texts on
 * them: they stand out from the surface, and text in the surface's colour is readable on them.
 */
function strongOf(palette: Palette): readonly string[] {
  const { outline, green, yellow, blue, red, purple, line, text } = palette;
  return [outline, green, yellow, blue, red, purple, line, text];
}

/** The colours by mermaid's numbered names, each with the colours of text and drawings on it. */
function seriesOf(palette: Palette): Readonly<Record<string, string>> {
  const strong = strongOf(palette);
  const { surface, text } = palette;
  const numbered = Array.from({ length: SERIES }, (_, at) => {
    const color = strong[at % strong.length] ?? text;
    return {
      [`cScale${at}`]: color,
      [`cScalePeer${at}`]: surface,
      [`cScaleInv${at}`]: text,
      [`cScaleLabel${at}`]: surface,
      [`git${at}`]: color,
      [`gitInv${at}`]: text,
      [`gitBranchLabel${at}`]: surface,
      [`pie${at + 1}`]: color,
    };
  });
  return Object.assign({}, ...numbered);
}

/** All colours of a chart: any that is left out would be that of mermaid's light theme. */
function chartOf(palette: Palette, source: string): Readonly<Record<string, string>> {
  const { surface, text } = palette;
  const isBesideBar = /showDataLabelOutsideBar\W+true/.test(source);
  return {
    backgroundColor: surface,
    titleColor: text,
    dataLabelColor: isBesideBar ? text : surface,
    legendTextColor: text,
    xAxisTitleColor: text,
    xAxisLabelColor: text,
    xAxisTickColor: text,
    xAxisLineColor: text,
    yAxisTitleColor: text,
    yAxisLabelColor: text,
    yAxisTickColor: text,
    yAxisLineColor: text,
    plotColorPalette: strongOf(palette).join(),
  };
}
