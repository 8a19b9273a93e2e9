import { expect, it } from 'vitest';
import { checkedFiles, config } from './support/checked-files.ts';

const PAGE = `import Link from '@docusaurus/Link';

const LINKS = [{ to: '/nowhere', label: 'Nowhere' }];

export default function Home() {
  return (
    <main>
      <Link to="/gone">Gone</Link>
      <a href={\`./there#\${LINKS.length}\`}>There</a>
      <a href="./there">There</a>
      <img src="/gone.png" alt="" />
      <p>Don't go <Link to="/lost">where it's</Link> lost</p>
      {LINKS.map(({ to, label }) => <Link key={to} to={to}>{label}</Link>)}
    </main>
  );
}
`;

it.each([
  ['', '/gone', '/nowhere', '/lost'],
  ["basePath: '/base/', trailingSlash: 'always',", '/gone/', '/nowhere/', '/lost/'],
])('broken links of React pages have the line of their address with %j', async (keys, ...paths) => {
  const [gone = '', nowhere = '', lost = ''] = paths;
  const problems = await checkedFiles({
    'site.config.ts': config(keys),
    'content/index.tsx': PAGE,
  });
  const at = (line: string, address: string) =>
    expect.stringContaining(`content/index.tsx:${line}: The link to "${address}"`);
  expect(problems).toEqual(
    expect.arrayContaining([
      at('8:17', gone),
      at('3:23', nowhere),
      at('10:16', '/there'),
      at('12:29', lost),
    ]),
  );
});

it('broken links of components are reported in their modules, once', async () => {
  const problems = await checkedFiles({
    'site.config.ts': config("components: 'src/all.tsx',"),
    'content/index.mdx':
      "import Card from '@site/src/card';\nimport Part from './_part.mdx';\n\n# Home\n\n<Card />\n\n<Part />\n\n<a href=\"/own\">own</a>\n",
    'content/_part.mdx': "import Note from '../src/note.js';\n\n<Note />\n",
    'content/page.tsx':
      "import Card from '../src/card';\nexport default () => <main><Card /></main>;\n",
    'content/plain.md': '# Plain\n\n<Footer />\n',
    'src/card.tsx':
      "import { LINKS } from './links';\nimport list from './links.json';\n\nexport default () => [...LINKS, ...list].map((to) => <a key={to} href={to}>{to}</a>);\n",
    'src/links.ts': "export const LINKS = ['/gone'];\n",
    'src/links.json': '[\n  "/lost"\n]\n',
    'src/note.js': 'export default () => <a href="/away">Away</a>;\n',
    'src/all.tsx': 'export default { Footer: () => <a href="/foot">Foot</a> };\n',
  });
  const broken = (address: string) =>
    `The link to "${address}" is broken: there is no page, file or redirect at this address.`;
  expect(problems).toEqual([
    `broken-link content/index.mdx:10:4: ${broken('/own')}`,
    `broken-link src/all.tsx:1:41: ${broken('/foot')}`,
    `broken-link src/links.json:2:4: ${broken('/lost')}`,
    `broken-link src/links.ts:1:24: ${broken('/gone')}`,
    `broken-link src/note.js:1:31: ${broken('/away')}`,
  ]);
});

it('broken links are not looked for in docgen itself', async () => {
  const problems = await checkedFiles({
    'site.config.ts': config("theme: 'theme',"),
    'theme/article.ts': "export { article } from 'supergraph-docgen/theme/article';\n",
    'content/a.tsx': 'export default () => <a href="/">Start</a>;\n',
  });
  expect(problems).toEqual([
    expect.stringMatching(/^broken-link content\/a\.tsx:1:31: [^(]*(?:\(content\/[^)]*\))*$/),
  ]);
});
