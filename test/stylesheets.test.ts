import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkedFiles as check, config, diagnosticsOf } from './support/checked-files.ts';
import { buildFixtureSite } from './support/fixture-site.ts';

it('invalid CSS is a warning at its line, but not in packages and docgen’s own styles', async () => {
  const found = await check({
    'site.config.ts': config("theme: 'theme'"),
    'theme/styles.css':
      "@import 'supergraph-docgen/theme/styles.css';\n:root {\n  // Brand.\n  --brand: red;\n}\n",
    'node_modules/cards/package.json': '{ "name": "cards" }',
    'node_modules/cards/cards.css': 'a { colr: red; }\n',
    // The stylesheet is in two bundles: that of a page with a script, and that of one without.
    'content/start.mdx':
      "import 'cards/cards.css';\nimport './page.css';\nimport box from './box.module.css';\n\n# Start\n\n<p className={box.wide}>Text</p>\n",
    'content/page.jsx':
      "import './page.css';\nexport default () => <button onClick={() => {}}>Click</button>;\n",
    'content/page.css': 'a { /* größer */ color red; }\n',
    'content/box.module.css': '.wide {\n  displya: grid;\n}\n',
  });
  expect(found).toEqual([
    'invalid-css content/box.module.css:2:3: The stylesheet is not valid CSS: "displya" is not a known CSS property.',
    'invalid-css content/page.css:1:23: The stylesheet is not valid CSS: Expected ":".',
    'invalid-css theme/styles.css:3:3: The stylesheet is not valid CSS: Comments in CSS use "/* ... */" instead of "//".',
  ]);
});

it('the addresses of stylesheets get the base path, unless they lead to another host', async () => {
  const configured = (href: string) =>
    config(`basePath: '/shop/', staticFolders: ['static'], stylesheets: [{ href: '${href}' }]`);
  const files = { 'content/index.md': '# Home\n', 'static/css/a.css': 'a { color: red }\n' };
  const { folder, change, remove } = await buildFixtureSite({
    ...files,
    'site.config.ts': configured('/css/a.css'),
  });
  const link = () => {
    const html = readFileSync(join(folder, 'index.html'), 'utf8');
    return /<link rel="?stylesheet"? href="?([^" >]*a\.css)/.exec(html)?.[1];
  };
  try {
    expect(link()).toBe('/shop/css/a.css');
    await change({ 'site.config.ts': configured('https://cdn.example/a.css') });
    expect(link()).toBe('https://cdn.example/a.css');
  } finally {
    await remove();
  }
  for (const wrong of ['/css/b.css', '/shop/css/a.css']) {
    expect(await check({ ...files, 'site.config.ts': configured(wrong) })).toEqual([
      expect.stringMatching(/^broken-stylesheet site\.config\.ts:1:\d+: .*\/css\/[ab]\.css/),
    ]);
  }
});

it('a class that a CSS module does not have is a warning where it is used', async () => {
  const found = await diagnosticsOf({
    'content/index.mdx':
      "import styles from './page.module.css';\nimport Card from '@site/src/card';\nimport Part from './_part.mdx';\n\n# Home\n\n<p className={styles.crad}>a</p>\n\n<Card size=\"b\" /> <Part />\n",
    'content/_part.mdx':
      "import styles from './page.module.css';\n\nDon't { 1 < 2 }.\n\n<p className={styles.crad}>a</p>\n",
    'content/page.jsx':
      "import * as all from './page.module.css';\n\nexport default () => (\n  <p className={all.card + all.default.card}>{all['cart']}</p>\n);\n",
    'content/page.module.css': '.card { top: 0 }\n.wide:hover { left: 0 }\n',
    'src/card.tsx': `import styles from './card.module.scss';
import other from './other';

const Inner = ({ styles }: { styles: { mine: string } }) => <i className={styles.mine} />;

export default function Card({ size }: { size: string }) {
  const all = [styles.a, styles?.b, styles['c-d'], styles[size], styles.toString(), other.none];
  return <b className={all.join(' ')}>{String(styles.nope)}{String(styles.nope)}<Inner styles={{ mine: 'x' }} /></b>;
}
`,
    'src/card.module.scss': '.a { .c-d { top: 0 } }\n',
    'src/other.ts': 'export default { some: 1 } as Record<string, number>;\n',
  });
  expect(
    found.map(({ code, message, hint, place }) =>
      [code, `${place?.file}:${place?.line}:${place?.column}`, message, hint].join(' | '),
    ),
  ).toEqual([
    'unknown-class | src/card.tsx:7:34 | src/card.module.scss has no class "b". | Correct the name, or add the class to the stylesheet.',
    'unknown-class | src/card.tsx:8:54 | src/card.module.scss has no class "nope". | Correct the name, or add the class to the stylesheet.',
    'unknown-class | content/_part.mdx:5:22 | content/page.module.css has no class "crad". | Did you mean "card"?',
    'unknown-class | content/index.mdx:7:22 | content/page.module.css has no class "crad". | Did you mean "card"?',
    'unknown-class | content/page.jsx:4:52 | content/page.module.css has no class "cart". | Did you mean "card"?',
  ]);
});

it('a class is looked for in a CSS module only if no other variable hides the import', async () => {
  const found = await diagnosticsOf({
    'content/index.mdx':
      "import styles from './page.module.css';\nimport Part from './_part.mdx';\n\n# Home\n\n{[{ mine: 1 }].map((styles) => <b key=\"1\">{styles.mine}</b>)}\n\n<i className={styles.card}>a</i> <Part />\n",
    'content/_part.mdx':
      "import styles from './page.module.css';\n\nexport const Own = ({ styles }) => <i>{styles.mine}</i>;\n\n<Own styles={{ mine: 1 }} /> <b className={styles.card}>a</b>\n",
    'content/page.module.css': '.card { top: 0 }\n',
  });
  expect(found).toEqual([]);
});

it('the place of an unknown class is found whatever characters its name has', async () => {
  const found = await check({
    'content/page.jsx':
      "import styles from './page.module.css';\n\nexport default () => (\n  <p className={styles['card-wide'] + styles['card']}>{styles['(x']}{styles['a/b']}{styles.ä$}{styles[0]}</p>\n);\n",
    'content/index.md': '# Home\n',
    'content/page.module.css': '.card-wide { top: 0 }\n',
  });
  expect(found).toEqual([
    'unknown-class content/page.jsx:4:103: content/page.module.css has no class "0".',
    'unknown-class content/page.jsx:4:47: content/page.module.css has no class "card".',
    'unknown-class content/page.jsx:4:64: content/page.module.css has no class "(x".',
    'unknown-class content/page.jsx:4:78: content/page.module.css has no class "a/b".',
    'unknown-class content/page.jsx:4:92: content/page.module.css has no class "ä$".',
  ]);
});
