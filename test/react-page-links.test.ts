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
