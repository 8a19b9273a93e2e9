import { setTimeout as wait } from 'node:timers/promises';
import { stringWork } from '@docgen/core/testing/string-work';
import { expect, it, onTestFinished } from 'vitest';
import { CONFIG, openSite } from '../testing/open-live-site.ts';

const PATIENT = { timeout: 60_000 };

const CUTS = Array.from({ length: 200 }, (_, number) => `  saw${number % 20} --> wood${number}`);

/** Takes about a second to draw. */
const DIAGRAM = `\`\`\`mermaid\nflowchart LR\n${CUTS.join('\n')}\n\`\`\`\n`;

it('checks a page as it is, not as it was when its diagrams began to be drawn', async () => {
  const { told, edit } = await openSite();
  await edit('content/saw.md', '# Saw\n\nSharp.\n');
  await expect.poll(() => told.length, PATIENT).toBe(1);
  await edit('content/saw.md', `# Saw\n\n${DIAGRAM}`);
  // Until the check waits for the diagram.
  await wait(300);
  await edit('content/saw.md', '# Saw\n\nSee [that](/nowhere).\n');
  await expect.poll(() => told.at(-1), PATIENT).toEqual(['broken-link']);
  // Until the diagram is drawn and the first check continues.
  await wait(3000);
  const before = told.length;
  await edit('content/index.md', '# Home\n\nMore.\n');
  await expect.poll(() => told.length, PATIENT).toBeGreaterThan(before);
  expect(told.at(-1)).toEqual(['broken-link']);
});

it('tells that the cache cannot be written', async () => {
  const { told, check } = await openSite({ 'node_modules/.cache': 'no folder' });
  check();
  await expect.poll(() => told, PATIENT).toEqual([['cache-not-writable']]);
});

it('tells of files that would be in the way of each other, until they are not', async () => {
  const { told, edit } = await openSite({
    'site.config.js': `export default { ${CONFIG}, staticFolders: ['static'] };`,
    'static/saw': 'A file where the page needs a folder.',
  });
  await edit('content/index.md', '# Home\n\nMore.\n');
  await expect.poll(() => told.at(-1), PATIENT).toEqual(['output-collision']);
  await edit('content/saw.md', '---\nslug: /cutter\n---\n\n# Saw\n');
  await expect.poll(() => told.at(-1), PATIENT).toEqual([]);
});

it('holds the fences of a page and of its partials against the schemas, also after the next edit', async () => {
  const schema = "{ id: 'a', label: 'A', path: 'a.graphql', route: '/a' }";
  const fence = (field: string) => `\`\`\`graphql\n{ ${field} }\n\`\`\`\n`;
  const page = (text: string) =>
    `import Part from './_part.mdx';\n\n# Saw\n\n<Part />\n\n${text}\n`;
  const { told, edit } = await openSite({
    'site.config.js': `export default { ${CONFIG}, schemas: { instances: [${schema}] } };`,
    'a.graphql': 'type Query { saw: Int }\n',
    'content/_part.mdx': fence('sow'),
  });
  await edit('content/plane.mdx', page('One.'));
  // Edited before anything is checked.
  await edit('content/plane.mdx', page('Two.'));
  await expect.poll(() => told.at(-1), PATIENT).toEqual(['graphql-invalid']);
  await edit('content/plane.mdx', page(fence('sew')));
  await expect.poll(() => told.at(-1), PATIENT).toEqual(['graphql-invalid', 'graphql-invalid']);
  await edit('content/_part.mdx', fence('saw'));
  await expect.poll(() => told.at(-1), PATIENT).toEqual(['graphql-invalid']);
  await edit('a.graphql', 'type Query { sew: Int }\n');
  await edit('content/_part.mdx', fence('sew'));
  await expect.poll(() => told.at(-1), PATIENT).toEqual([]);
});

it('checks what pages of the reference say of other definitions when a schema changes', async () => {
  const sdl = (type: string, link: string) =>
    `type Query { a: A ${type}: ${type} }
"See [[${link}]]." type A { id: ID }
type ${type} { "Old." id: ID @deprecated(reason: "See [[${link}]].") }
`;
  const { told, edit } = await openSite({
    'schemas/b.graphql': sdl('Fad', 'Fad'),
    'site.config.js': `export default { ${CONFIG}, sidebars: { b: [{ type: 'schema', schema: 'b' }] },
      schemas: { instances: [{ id: 'b', label: 'B', path: 'schemas/b.graphql', route: '/b' }] } };`,
  });
  await edit('content/saw.md', '# Saw\n\nSharp.\n');
  await expect.poll(() => told, PATIENT).toEqual([[]]);
  await edit('schemas/b.graphql', sdl('Fun', 'Fun'));
  await expect.poll(() => told, PATIENT).toEqual([[], []]);
  await edit('schemas/b.graphql', sdl('Fib', 'Fun'));
  await expect.poll(() => told.length, PATIENT).toBe(3);
  expect(new Set(told.at(-1))).toEqual(new Set(['broken-link']));
});

it('checks the frame as it is now: the address of a sidebar, stylesheets and scripts', async () => {
  const { told, edit, check } = await openSite({
    'site.config.js': `export default { ${CONFIG}, theme: 'theme',
      navbar: { items: [{ label: 'Tools', sidebar: 'tools' }] },
      sidebars: { tools: [{ type: 'doc', id: 'saw' }] } };`,
    'theme/styles.css': 'a { color: red; }',
  });
  check();
  await expect.poll(() => told, PATIENT).toEqual([[]]);
  await edit('theme/styles.css', 'a { color: green; }');
  await expect.poll(() => told, PATIENT).toEqual([[], []]);
  await edit('content/saw.md', '---\nslug: /cutter\n---\n\n# Saw\n');
  await expect.poll(() => told, PATIENT).toEqual([[], [], []]);
});

it('checks what descriptions lead to when a page moves or goes', async () => {
  const sdl = `type Query {
  "See [the saw](@site/content/saw.md)."
  saw: Saw
}

"See [it][1] and [more](https://a.example).\\n\\n[1]: /content/saw.md"
type Saw {
  teeth: Int
}
`;
  const { told, edit, remove, places, check } = await openSite({
    'site.config.js': `export default { ${CONFIG}, schemas: { instances: [
      { id: 'a', label: 'A', path: 'a.graphql', route: '/a' }] } };`,
    'a.graphql': sdl,
  });
  check();
  await expect.poll(() => told, PATIENT).toEqual([[]]);
  await edit('content/saw.md', '---\nslug: /cutter\n---\n\n# Saw\n');
  await expect.poll(() => told, PATIENT).toEqual([[], []]);
  await remove('content/saw.md');
  await expect.poll(places, PATIENT).toEqual(['a.graphql:2', 'a.graphql:6']);
});

it('takes the same picture in two folders for one file of the output', async () => {
  const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';
  const { told, check } = await openSite({
    'content/saw.md': '# Saw\n\n![A saw](./saw.svg) ![The same](./more/saw.svg)\n',
    'content/saw.svg': picture,
    'content/more/saw.svg': picture,
  });
  check();
  await expect.poll(() => told, PATIENT).toEqual([[]]);
});

it('checks the cards of a page again when what stands beside it has moved', async () => {
  const { told, edit, check } = await openSite({
    'site.config.js': `export default { ${CONFIG},
      sidebars: { tools: [{ type: 'autogenerated', folder: '.' }] } };`,
    'content/tools.mdx': '# Tools\n\n<DocCardList />\n',
  });
  check();
  await expect.poll(() => told, PATIENT).toEqual([[]]);
  await edit('content/saw.md', '---\nslug: /cutter\n---\n\n# Saw\n');
  await expect.poll(() => told, PATIENT).toEqual([[], []]);
});

it('follows earlier versions of a schema, in files and in folders', async () => {
  const { edit, page, isWatched, check, told } = await openSite({
    'site.config.js': `export default { ${CONFIG}, schemas: { instances: [
      { id: 'a', label: 'A', path: 'a.graphql', route: '/a', history: [
        { label: '1.0', path: 'old/1.graphql' }, { label: '2.0', path: 'old/2' }] }] } };`,
    'a.graphql': 'type Query { saw: Int file: Int }\n',
    'old/1.graphql': 'type Query { saw: Int }\n',
    'old/2/a.graphql': 'type Query { saw: Int }\n',
  });
  check();
  await expect.poll(() => told, PATIENT).toEqual([[]]);
  expect(await page('/a/api/queries/file')).not.toContain('2.0');
  for (const file of ['old/1.graphql', 'old/2/a.graphql']) expect(isWatched(file)).toBe(true);
  await edit('old/2/a.graphql', 'type Query { saw: Int file: Int }\n');
  expect(await page('/a/api/queries/file')).toContain('2.0');
});

it('tells of the broken links of the page that is looked at before it has drawn all others', async () => {
  const others = Array.from({ length: 60 }, (_, index) => [
    `content/page-${index}.md`,
    `# Page ${index}\n\nSee [nothing](./none.md).\n`,
  ]);
  const { told, places, page, edit } = await openSite({
    ...Object.fromEntries(others),
    'content/saw.md': '# Saw\n\nSee [the file](./file.md), [home](/#home) and [that](#that).\n',
    'content/zoo.mdx': '# Zoo\n\n{globalThis.zooIsDrawn?.()}\n',
  });
  const atZoo: string[][] = [];
  Reflect.set(globalThis, 'zooIsDrawn', () => void atZoo.push(places()));
  onTestFinished(() => void Reflect.deleteProperty(globalThis, 'zooIsDrawn'));
  await page('/saw');
  await expect.poll(() => told.length, PATIENT).toBe(1);
  expect(atZoo).toEqual([['content/saw.md:3', 'content/saw.md:3']]);
  expect(places()).toEqual(['content/page-0.md:3', 'content/saw.md:3', 'content/saw.md:3']);
  await edit('content/saw.md', '# Saw\n\nSee [home](/#home).\n');
  await expect.poll(() => told.at(-1), PATIENT).toEqual(['broken-link']);
});

it('does not check all links again after a request that changes nothing', async () => {
  const names = Array.from({ length: 100 }, (_, index) => `page-${index}`);
  const { told, page, edit, check } = await openSite(
    Object.fromEntries(names.map((name) => [`content/${name}.md`, `# ${name}\n`])),
  );
  check();
  await expect.poll(() => told.length, PATIENT).toBe(1);
  // The paths of all files are compared without regard to case.
  const { calls } = await stringWork('toLowerCase', async () => {
    await page('/page-7');
    await expect.poll(() => told.length, PATIENT).toBe(2);
  });
  expect(calls).toBeLessThan(names.length);
  await edit('content/saw.md', '# Saw\n\nSee [nothing](/nowhere).\n');
  await expect.poll(() => told.at(-1), PATIENT).toEqual(['broken-link']);
});
