import { describe, expect, it } from 'vitest';
import { runsInBrowser } from './runs-in-browser.ts';

const INTERACTIVE = new Set(['BrowserOnly', 'Chart']);
const place = { file: 'a.mdx' };
const QUIET = { behaviour: false, components: [], imports: [] };

function importing(specifier: string, ...names: string[]) {
  const local = Object.fromEntries(names.map((name, index) => [`local${index}`, name]));
  return { ...QUIET, imports: [{ specifier, names: local, place }] };
}

describe('a page runs in the browser', () => {
  it.each([
    ['that handles events', { ...QUIET, behaviour: true }],
    ['that uses an interactive component', { ...QUIET, components: [{ name: 'Chart', place }] }],
    ['that imports one of the theme', importing('@docusaurus/BrowserOnly', 'default')],
    [
      'that imports a hook',
      importing('@docusaurus/theme-common', 'useThemeConfig', 'useColorMode'),
    ],
    ['that imports everything of a module', importing('@docusaurus/router', '*')],
    ['that imports a module of the site', importing('@site/src/chart', 'default')],
    ['that imports a TypeScript module', importing('./chart.ts', 'data')],
    ['that imports a package', importing('canvas-confetti', 'default')],
    ['that runs a script', importing('./script.js')],
    [
      'that takes a component from the theme itself',
      importing('supergraph-docgen/theme/article', 'article'),
    ],
  ])('%s', (_, page) => {
    expect(runsInBrowser(page, INTERACTIVE, import.meta.dirname)).toBe(true);
  });
});

describe('a page is HTML only', () => {
  it.each([
    ['that uses nothing', QUIET],
    ['that uses components', { ...QUIET, components: [{ name: 'Details', place }] }],
    ['that imports those', importing('@theme/Details', 'default')],
    ['that imports tabs', importing('@theme-original/Tabs', 'default')],
    ['that imports tabs by path', importing('@docusaurus/theme-classic/lib/theme/Tabs', 'default')],
    [
      'that imports a hook that only reads',
      importing('@docusaurus/theme-common', 'useThemeConfig'),
    ],
    ['that imports React', importing('react', 'default')],
    ['that imports hooks of docgen', importing('supergraph-docgen/runtime', 'useSite')],
    ['that imports Markdown, which is asked for itself', importing('./_part.mdx', 'default')],
    ['that imports data', importing('@site/prices.json', 'default')],
    ['that imports a picture', importing('./shop.PNG', 'default')],
    ['that imports a drawing', importing('./logo.svg', 'ReactComponent')],
    ['that imports styles', importing('./a.module.css', 'default')],
    ['that imports styles in Sass', importing('./a.scss')],
    ['that imports them indented', importing('./a.module.sass', 'default')],
    ['that imports the text of a module', importing('!!raw-loader!./chart.tsx', 'default')],
    ['that does so in the other way', importing('./chart.tsx?raw', 'default')],
  ])('%s', (_, page) => {
    expect(runsInBrowser(page, INTERACTIVE, import.meta.dirname)).toBe(false);
  });
});
