import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkedFiles, config } from './support/checked-files.ts';
import { buildFixtureSite } from './support/fixture-site.ts';
import { region } from './support/region.ts';

const FILES = {
  'site.config.ts': config("components: 'src/all.jsx'"),
  'content/index.mdx': "import Box from '@site/src/box';\n\n# Home\n\n<Box>Roses</Box>\n\n<Em />\n",
  'content/react.jsx': 'export default () => <><h1>React</h1>A page.</>;\n',
  'content/state.mdx': "import { Count } from '@parts/count';\n\n# State\n\n<Count />\n",
  'src/all.jsx':
    "const about = 'Tulips @jsx ';\nexport default { Em: () => <em>{about.slice(0, 6)}</em> };\n",
  'src/box.tsx':
    "import type { ReactNode } from 'react';\nexport default ({ children }: { children: ReactNode }) => <b>{children}</b>;\n",
  'src/parts/count.js':
    "import { useState } from 'react';\nexport const Count = () => <><i>{useState(7)[0]}</i>, counted</>;\n",
};

it.each(['react', 'react-jsxdev'])(
  'elements need no import of React if tsconfig.json says "%s", as in Docusaurus',
  async (jsx) => {
    const compilerOptions = { paths: { '@parts/*': ['./src/parts/*'] }, jsx };
    const settings = JSON.stringify({ compilerOptions });
    const site = await buildFixtureSite({ ...FILES, 'tsconfig.json': settings });
    const read = (route: string) => readFileSync(join(site.folder, route, 'index.html'), 'utf8');
    try {
      expect(region(read(''), 'article')).toMatch(/<b>Roses<\/b>\s*<em>Tulips<\/em>/);
      expect(read('')).not.toContain('content-index');
      expect(region(read('react'), 'article')).toContain('<h1>React</h1>A page.');
      expect(region(read('state'), 'article')).toContain('<i>7</i>, counted');
    } finally {
      await site.remove();
    }
  },
);

it('a module that chooses how its elements are made keeps its choice', async () => {
  const found = await checkedFiles({
    'tsconfig.json': '{ "compilerOptions": { "jsx": "react" } }',
    'content/index.mdx': "import Box from '../box.jsx';\n\n# Home\n\n<Box />\n",
    'box.jsx':
      '/** @jsx make */\nconst make = (tag) => { throw new Error(tag); };\nexport default () => <b />;\n',
  });
  expect(found).toEqual([
    'page-throws box.jsx:2:31: The page throws while it is rendered: b (content/index.mdx)',
  ]);
});

it('a wrong element is reported where it is, also if elements are those of development', async () => {
  const found = await checkedFiles({
    'tsconfig.json': '{ "compilerOptions": { "jsx": "react-jsxdev" } }',
    'content/index.mdx': "import Box from '../box.jsx';\n\n# Home\n\n<Box />\n",
    'box.jsx': 'export default () => {\n  return <b>{{ a: 1 }}</b>;\n};\n',
  });
  expect(found).toEqual([
    'page-throws box.jsx:2:10: The page throws while it is rendered: <b> contains an object with the key a, which cannot be displayed; insert a text, a number or an element (content/index.mdx)',
  ]);
});

it('an error at the end of a module is where the module ends', async () => {
  const found = await checkedFiles({
    'content/index.mdx': "import Box from '../box.jsx';\n\n# Home\n\n<Box />\n",
    'box.jsx': 'export default () => {\n  return <b>;',
  });
  expect(found).toEqual([
    'bundle-error box.jsx:2:14: Unexpected end of file before a closing "b" tag (box.jsx)',
  ]);
});

it('an error in a compiled module is at its place in the source', async () => {
  const map = { version: 3, sources: ['box.tsx'], names: [], mappings: 'AAEA' };
  const sourcesContent = ["type Props = {};\n\nthrow new Error('Closed');\n"];
  const encoded = Buffer.from(JSON.stringify({ ...map, sourcesContent })).toString('base64');
  const found = await checkedFiles({
    'content/index.mdx': "import Box from '../box.js';\n\n# Home\n\n<Box />\n",
    // Without a line break at the end, as TypeScript writes it.
    'box.js': `throw new Error('Closed');\n//# sourceMappingURL=data:application/json;base64,${encoded}`,
  });
  expect(found).toEqual([
    "page-module-throws box.tsx:3:1: The page's module throws when it is loaded: Closed (content/index.mdx)",
  ]);
});
