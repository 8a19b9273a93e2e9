import type { MermaidConfig } from 'mermaid';

/** The tokens of the default theme (`theme/src/styles/tokens.css`) that diagrams are drawn in. */
interface Palette {
  readonly dark: boolean;
  readonly surface: string;
  readonly soft: string;
  readonly text: string;
  readonly line: string;
  readonly border: string;
  /** Fill of boxes; secondary and third where a kind of diagram needs more than one. */
  readonly fill: string;
  readonly secondFill: string;
  readonly thirdFill: string;
  readonly outline: string;
  readonly mark: string;
  readonly markLine: string;
}

const PALETTES: Readonly<Record<string, Palette>> = {
  'docgen-light': {
    dark: false,
    surface: '#fff',
    soft: '#f5f6fa',
    text: '#181c28',
    line: '#535b6d',
    border: '#838da1',
    fill: '#ecedfd',
    secondFill: '#dcf1e6',
    thirdFill: '#fbe9bd',
    outline: '#3f48cc',
    mark: '#fdf1cf',
    markLine: '#c58a08',
  },
  'docgen-dark': {
    dark: true,
    surface: '#12151f',
    soft: '#191d29',
    text: '#e4e7f0',
    line: '#a4acbf',
    border: '#747e97',
    fill: '#23284a',
    secondFill: '#1b3a2d',
    thirdFill: '#4a3c17',
    outline: '#98a2ff',
    mark: '#3a3016',
    markLine: '#dba53c',
  },
};

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
    themeCSS: labelBackground(`opacity: 1; fill: ${palette.surface}`),
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
