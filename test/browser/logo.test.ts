import { expect } from 'vitest';
import { test } from '../support/browser-test.ts';

const picture = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="M0 0h${width}v${height}H0"/></svg>`;

const files = (width: number, height: number) => ({
  'site.config.ts': `export default {
  title: 'Gulls',
  url: 'https://example.org',
  logo: { light: '/logo.svg', alt: 'Gulls' },
  content: [{ id: 'docs', path: 'docs', route: '/' }],
  staticFolders: ['static'],
  navbar: { title: '', items: [{ label: 'Feeding', to: '/' }] },
};
`,
  'docs/index.md': '# Gulls\n',
  'static/logo.svg': picture(width, height),
});

type Size = readonly [width: number, height: number];

const LOGOS: readonly (readonly [name: string, size: Size, shown: Size])[] = [
  ['a square', [64, 64], [32, 32]],
  ['a name', [160, 40], [128, 32]],
  ['a high picture', [50, 100], [16, 32]],
  // It leaves room for the links.
  ['a sentence', [900, 30], [192, 32]],
];

test.for(LOGOS)(
  'a logo that is %s has its own shape',
  async ([_, size, shown], { open, makeSite }) => {
    const built = await makeSite(files(...size));
    const site = await built.serve();
    const { page } = await open('/', { site, viewport: { width: 1280, height: 800 } });
    const logo = page.getByRole('img', { name: 'Gulls' });
    expect(await logo.boundingBox()).toMatchObject({ width: shown[0], height: shown[1] });

    await page.setViewportSize({ width: 320, height: 800 });
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(excess).toBe(0);
  },
);
