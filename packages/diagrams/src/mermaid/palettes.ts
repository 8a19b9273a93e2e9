/** Colours of diagrams: values of the default theme's tokens, see `TOKENS`. */
export interface Palette {
  readonly dark: boolean;
  readonly surface: string;
  readonly soft: string;
  readonly text: string;
  readonly line: string;
  readonly border: string;
  /** Fill of boxes; the second and third for kinds of diagrams that need more than one. */
  readonly fill: string;
  readonly secondFill: string;
  readonly thirdFill: string;
  readonly outline: string;
  readonly mark: string;
  readonly markLine: string;
  /**
   * Together with outline, line and text, these distinguish many things. Each has a contrast of
   * 4.5:1 to the surface.
   */
  readonly green: string;
  readonly yellow: string;
  readonly blue: string;
  readonly red: string;
  readonly purple: string;
}

export const PALETTES: Readonly<Record<string, Palette>> = {
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
    green: '#176a48',
    yellow: '#865700',
    blue: '#0a5fa8',
    red: '#b3261e',
    purple: '#8b2a93',
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
    green: '#7fd0a3',
    yellow: '#e5b454',
    blue: '#7dbcf5',
    red: '#ff9a92',
    purple: '#d9a3ee',
  },
};

/** The tokens of the theme (`theme/src/styles/tokens.css`) that have these values. */
export const TOKENS: Readonly<Record<keyof Omit<Palette, 'dark'>, string>> = {
  surface: '--surface',
  soft: '--surface-soft',
  text: '--text',
  line: '--text-soft',
  border: '--line-strong',
  fill: '--primary-soft',
  secondFill: '--diagram-second',
  thirdFill: '--diagram-third',
  outline: '--primary',
  mark: '--mark',
  markLine: '--mark-line',
  green: '--tip',
  yellow: '--warning',
  blue: '--info',
  red: '--danger',
  purple: '--code-keyword',
};
