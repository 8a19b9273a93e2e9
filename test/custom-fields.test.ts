import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkedFiles, config, diagnosticsOf } from './support/checked-files.ts';
import { buildFixtureSite } from './support/fixture-site.ts';
import { readFolder } from './support/read-folder.ts';
import { region } from './support/region.ts';

const FIELDS = `customFields: {
  support: 'https://support.example/a?b&c',
  team: { names: ['Ann', null, 2], '': true },
  token: undefined,
}`;

const FILES = {
  'content/index.md': '# Home\n',
  'content/own.mdx':
    "import useDocusaurusContext from '@docusaurus/useDocusaurusContext';\n\n# Own\n\n<p>{Object.keys(useDocusaurusContext().siteConfig.customFields).join()}</p>\n",
  'content/react.tsx': `import { useSite } from 'supergraph-docgen/runtime';

export default function Page() {
  const { support, team } = useSite().customFields ?? {};
  return <><h1>{JSON.stringify(team)}</h1><a href={String(support)}>Support</a></>;
}
`,
};

it('components read values of the configuration, on the server and in browsers', async () => {
  const site = await buildFixtureSite({ ...FILES, 'site.config.ts': config(FIELDS) });
  try {
    const read = (route: string) =>
      region(readFileSync(join(site.folder, route, 'index.html'), 'utf8'), 'article');
    expect(read('own')).toContain('<p>support,team</p>');
    expect(read('react')).toMatch(/names&quot;:\[&quot;Ann&quot;,null,2\],&quot;&quot;:true/);
    expect(read('react')).toContain('href="https://support.example/a?b&amp;c"');
    const scripts = Object.entries(readFolder(site.folder)).flatMap(([path, text]) =>
      path.startsWith('assets/entry-') ? text : [],
    );
    expect(scripts.join()).toContain(
      '"customFields":{"support":"https://support.example/a?b&c","team":{"names":["Ann",null,2],"":true}}',
    );
  } finally {
    await site.remove();
  }
});

it('values that are no data are refused with their places', async () => {
  const found = await checkedFiles({
    'site.config.ts': config(`customFields: {
      at: new Date(0),
      list: [{ greet: () => 'Hello' }],
      most: Infinity,
      ['__proto__']: 1,
    }`),
    'content/index.md': '# Home\n',
  });
  expect(found).toEqual([
    'invalid-config-value site.config.ts:2:7: customFields.at must be data as in JSON, but is an instance of Date.',
    'invalid-config-value site.config.ts:3:16: customFields.list[0].greet must be data as in JSON, but is a function.',
    'invalid-config-value site.config.ts:4:7: customFields.most must be data as in JSON, but is a number (Infinity).',
    'invalid-config-value site.config.ts:5:8: customFields.__proto__ must be a name other than "__proto__", but is the string "__proto__".',
  ]);
});

it('a page that reads a value that is not there says where it can be written', async () => {
  const code = (
    body: string,
  ) => `import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

export default function Page() {
  const { siteConfig } = useDocusaurusContext();
  const { users } = siteConfig.customFields;
  return ${body};
}
`;
  const hintOf = async (body: string) => {
    const [problem] = await diagnosticsOf({ 'content/index.jsx': code(body) });
    return problem?.hint;
  };
  expect(await hintOf('users.map(String)')).toMatch(
    /^If the value comes from useDocusaurusContext/,
  );
  expect(await hintOf('siteConfig.presets[0]')).toMatch(/`customFields` of the configuration/);
  expect(await hintOf('document.title')).not.toContain('useDocusaurusContext');
});

it('a site without them has none in its script', async () => {
  const site = await buildFixtureSite({ 'site.config.ts': config(), 'content/index.md': '# A\n' });
  try {
    expect(Object.values(readFolder(site.folder)).join()).not.toMatch(/"customFields":/);
  } finally {
    await site.remove();
  }
});
