import { expect, it } from 'vitest';
import { CONFIG, openAgain, openSite } from '../testing/open-live-site.ts';

const PATIENT = { timeout: 60_000 };

const SHED = {
  'site.config.js': `export default { ${CONFIG}, schemas: { instances: [
    { id: 'a', label: 'A', path: 'a.graphql', route: '/a' }] } };`,
  'a.graphql': 'type Query { saw(blade: Blade): Int }\ninput Blade { teeth: Int }\n',
};

/** The beginning of links to the type's page. */
const TYPE = 'href="/a/types/inputs/blade';

const TOOLS = {
  ...SHED,
  'content/saw.md': '# Saw\n\n```graphql\nquery($blade: Blade) { saw(blade: $blade) }\n```\n',
  'content/rasp.md': '# Rasp\n\nSee [[Blade.teeth]].\n',
};

it('shows manuals before schemas are read, and their links to definitions afterwards', async () => {
  const { page, told, changes } = await openSite({
    ...TOOLS,
    'content/file.md': '# File\n\nSee [[Blade.tooth]].\n\n```graphql\n{ file }\n```\n',
  });
  const first = await page('/saw');
  expect(first).toContain('Blade');
  expect(first).not.toContain(TYPE);
  await expect.poll(() => told, PATIENT).toEqual([['graphql-invalid', 'broken-link']]);
  expect(changes()).toBeGreaterThan(0);
  expect(await page('/saw')).toContain(TYPE);
});

it.each([
  ['pages that link to definitions', '/rasp', TYPE],
  ['pages of definitions', '/a/types/inputs/blade', 'teeth'],
  ['start pages of schemas', '/a', 'id=Query'],
  ['addresses that nothing stands at', '/b', 'page'],
])('has %s wait for the schemas, and tells pages that are open', async (_, path, text) => {
  const { page, changes } = await openSite(TOOLS);
  expect(await page('/saw')).not.toContain(TYPE);
  expect(await page(path)).toContain(text);
  expect(changes()).toBeGreaterThan(0);
  expect(await page('/saw')).toContain(TYPE);
});

it('reads schemas at once whose models are kept', async () => {
  const { folder, page, close } = await openSite(TOOLS);
  await page('/a');
  await close();
  const again = await openAgain(folder);
  expect(await again.page('/saw')).toContain(TYPE);
  expect(again.changes()).toBe(0);
});

it('has pages with links to definitions that have a text of their own wait for the schemas', async () => {
  const { page } = await openSite({
    ...SHED,
    'content/rasp.md': '# Rasp\n\nSee [its teeth](schema:Blade.teeth).\n',
  });
  expect(await page('/rasp')).toContain(`${TYPE}#Blade.teeth"`);
});

it('checks links to definitions that have a text of their own when a schema changes', async () => {
  const { told, edit, check } = await openSite({
    ...SHED,
    'content/rasp.md': '# Rasp\n\nSee [its teeth](schema:Blade.teeth).\n',
  });
  check();
  await expect.poll(() => told, PATIENT).toEqual([[]]);
  await edit('a.graphql', 'type Query { saw(blade: Blade): Int }\ninput Blade { cuts: Int }\n');
  await expect.poll(() => told, PATIENT).toEqual([[], ['broken-link']]);
});

const OPERATION = 'query($blade: Blade) { saw(blade: $blade) }';

it.each([
  ['alias of the language', `\`\`\`gql\n${OPERATION}\n\`\`\`\n`],
  ['name in another case', `\`\`\`GraphQL\n${OPERATION}\n\`\`\`\n`],
  ['fence at the start of a list item', `- \`\`\`graphql\n  ${OPERATION}\n  \`\`\`\n`],
])(
  'links and checks GraphQL once schemas are read, and again when they change: %s',
  async (_, fence) => {
    const { page, told, edit } = await openSite({ ...SHED, 'content/saw.md': `# Saw\n\n${fence}` });
    expect(await page('/saw')).not.toContain(TYPE);
    await expect.poll(() => told, PATIENT).toEqual([[]]);
    expect(await page('/saw')).toContain(TYPE);
    await edit('a.graphql', 'type Query { file: Int }\ninput Blade { teeth: Int }\n');
    await expect.poll(() => told.at(-1), PATIENT).toEqual(['graphql-invalid']);
  },
);

it('checks pages again that lose their last link to the same definition in another schema', async () => {
  const { told, edit, page } = await openSite({
    'site.config.js': `export default { ${CONFIG}, schemas: { instances: [
      { id: 'a', path: 'a.graphql', route: '/a' }, { id: 'b', path: 'b.graphql', route: '/b' }] } };`,
    'a.graphql': 'type Query { saw: Saw }\ntype Saw { teeth: Int }\n',
    'b.graphql': 'type Query { saw: Saw }\ntype Saw { teeth: Int }\n',
  });
  await expect.poll(() => page('/a/types/objects/saw'), PATIENT).toContain('/b/types/objects/saw');
  await expect.poll(() => told.at(-1), PATIENT).toEqual([]);
  const checks = told.length;
  await edit('b.graphql', 'type Query { rasp: Int }\n');
  await expect.poll(() => told.length, PATIENT).toBeGreaterThan(checks);
  expect(told.at(-1)).toEqual([]);
  expect(await page('/a/types/objects/saw')).not.toContain('/b/types/objects/saw');
});
