import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { test as base, settled } from '../support/browser-test.ts';
import type { FixtureSite } from '../support/fixture-site.ts';

/** All known ways to run code or load a file in an SVG file. Each requests a different address. */
const HOSTILE = `<?xml version="1.0"?>
<?xml-stylesheet href="http://far.example/sheet.css" type="text/css"?>
<!DOCTYPE svg [
  <!ENTITY far "http://far.example/entity.png">
  <!ENTITY script '<script>window.ran = "entity"</script>'>
]>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
  xmlns:h="http://www.w3.org/1999/xhtml" viewBox="0 0 40 40" width="40" height="40"
  onload="window.ran = 'load'" style="background: url(http://far.example/style.png)">
  <title>Drawing</title>
  <style>
    @import url(http://far.example/import.css);
    @import "http://far.example/string.css";
    @font-face { font-family: far; src: url(http://far.example/font.woff2); }
    text { font-family: far; }
    rect { background: u\\72l(http://far.example/escape.png); }
    svg { background-image: image-set("http://far.example/set.png" 1x); }
  </style>
  <script>window.ran = 'script'</script>
  <script xlink:href="http://far.example/script.js" />
  <h:script>window.ran = 'html'</h:script>
  &script;
  <image href="http://far.example/image.png" width="9" height="9" />
  <image xlink:href="//far.example/xlink.png" width="9" height="9" />
  <image href="&far;" width="9" height="9" />
  <use href="http://far.example/use.svg#a" />
  <filter id="f"><feImage href="http://far.example/filter.png" /></filter>
  <rect id="own" width="40" height="40" fill="url(http://far.example/fill.svg#a) teal" filter="url(#f)" />
  <text y="20" mask="url(http://far.example/mask.svg#a)">Text</text>
  <rect width="5" height="5"><set attributeName="href" to="javascript:0" /><animate
    attributeName="fill" onbegin="window.ran = 'begin'" values="red;blue" dur="1s" /></rect>
  <foreignObject width="40" height="40">
    <h:div><h:img src="http://far.example/html.png" srcset="http://far.example/set.png 1x"
      onerror="window.ran = 'error'" /><h:iframe src="http://far.example/frame" />
      <h:link rel="stylesheet" href="http://far.example/link.css" />
      <h:video src="http://far.example/video.mp4" poster="http://far.example/poster.png" /></h:div>
  </foreignObject>
</svg>
`;

const INTERACTIVE = '<BrowserOnly>{() => <p id="live">runs</p>}</BrowserOnly>';

const FILES = {
  'site.config.ts': `export default {
  title: 'Drawings',
  url: 'https://example.org',
  content: [{ id: 'docs', path: 'docs' }],
  onBrokenLinks: 'ignore',
};
`,
  'docs/drawing.svg': HOSTILE,
  'docs/styles.css': '#styled { background: url(./drawing.svg); height: 50px; }',
  'docs/index.md': '# Start\n\n![Drawing](./drawing.svg)\n',
  'docs/component.mdx': `import Drawing from './drawing.svg';\n\n# Component\n\n<Drawing />\n`,
  'docs/live.mdx': `import Drawing from './drawing.svg';\n\n# Live\n\n<Drawing />\n\n${INTERACTIVE}\n`,
  'docs/styled.mdx': `import './styles.css';\n\n# Styled\n\n<div id="styled"></div>\n`,
};

const test = base
  .extend('built', { scope: 'file' }, ({ makeSite }): Promise<FixtureSite> => makeSite(FILES))
  .extend('site', { scope: 'file' }, ({ built }) => built.serve());

test('SVG files neither run code nor load files, on a page or opened directly', async ({
  open,
  site,
  built,
}) => {
  const { page, goto, requests } = await open('/', { site });
  for (const path of ['/', '/component', '/live', '/styled']) {
    await goto(path);
    await settled(page);
    expect(await page.evaluate('window.ran')).toBeUndefined();
  }
  await goto('/component');
  expect(await page.locator('article svg rect[id$="own"]').count()).toBe(1);
  const files = await readdir(join(built.folder, 'assets'));
  const drawings = files.filter((file) => file.endsWith('.svg'));
  expect(drawings.length).toBeGreaterThan(0);
  for (const drawing of drawings) {
    await goto(`/assets/${drawing}`);
    expect(await page.locator('#own').count()).toBe(1);
    await page.waitForTimeout(100);
    expect(await page.evaluate('window.ran')).toBeUndefined();
  }
  const asked = requests.map((request) => request.url());
  expect(asked.filter((url) => !url.startsWith(site) && !url.startsWith('data:'))).toEqual([]);
});
