import { expect, it } from 'vitest';
import { makeProject, type Project, type RunOptions } from './project.ts';
import type { Site } from './site.ts';

/**
 * The changes to a project before a run: files to write (`null`: to remove), and keys of the
 * configuration.
 */
interface Step {
  readonly files?: Readonly<Record<string, string | Uint8Array | null>>;
  readonly config?: Readonly<Record<string, unknown>>;
  readonly linesAbove?: number;
  readonly run?: RunOptions;
}

const START: Step = {
  files: { 'docs/index.md': '# Home\n' },
  config: { title: 'T', url: 'https://t.example', content: [{ id: 'docs', path: 'docs' }] },
};

/** Applies the steps in order. After each, a clean build must give the same result. */
async function follow(steps: readonly Step[]): Promise<void> {
  const project = makeProject();
  const site: Site = { files: new Map(), config: {}, linesAbove: 0 };
  try {
    for (const [index, step] of [START, ...steps].entries()) {
      for (const [path, contents] of Object.entries(step.files ?? {})) {
        if (contents === null) site.files.delete(path);
        else site.files.set(path, contents);
      }
      Object.assign(site.config, step.config);
      site.linesAbove = step.linesAbove ?? site.linesAbove;
      project.put(site);
      const run = step.run ?? { write: true };
      const clean = await project.clean(run);
      expect(await project.incremental(run), `after step ${index}`).toEqual(clean);
    }
  } finally {
    project.remove();
  }
}

const NOT_TEXT = new Uint8Array([0x23, 0x20, 0xe4, 0x0a]);
const CHECK = { write: false };

it('a page that is not UTF-8 and a mistake in a category file are reported in spite of an earlier build', async () => {
  const broken = '```mermaid\nflowchart LR\n  A["$$x^2$$"]\n```\n';
  await follow([
    { files: { 'docs/drawn.md': broken } },
    { files: { 'docs/latin.md': NOT_TEXT } },
    { files: { 'docs/latin.md': null, 'docs/a/_category_.json': '{ "lable": "x" }' } },
  ]);
});

it('the suggestion for a missing image is updated when files of the folder change', async () => {
  await follow([
    { files: { 'docs/a.md': '![A](dots.png)\n' }, config: { onBrokenLinks: 'warn' } },
    { files: { 'docs/dot.png': 'no picture' } },
    { files: { 'docs/dot.png': null } },
  ]);
});

it('diagnostics of the configuration have the current line after lines were inserted above', async () => {
  const redirects = [{ from: '/a', to: '/nowhere' }];
  await follow([{ config: { onBrokenLinks: 'warn', redirects } }, { linesAbove: 3 }]);
});

const WARN = { onBrokenLinks: 'warn' };

const SCHEMAS = {
  'schemas/a.graphql': 'type Query { a: Int }\n',
  'schemas/b.graphql': 'type Query { b: Int }\n',
  'docs/fence.md': '```graphql\n{ a b }\n```\n',
};
const INSTANCES = ['a', 'b'].map((id) => ({ id, path: `schemas/${id}.graphql` }));

it('the schema of a folder has the files that are in it', async () => {
  const config = { schemas: { instances: [{ id: 'a', path: 'schemas' }] } };
  const more = (text: string | null) => ({ files: { 'schemas/more/b.graphql': text } });
  await follow([
    { files: { 'schemas/a.graphql': 'type Query { a: Int }\n' }, config },
    more('extend type Query { b: Int }\n'),
    more('extend type Query { c: Int }\n'),
    more(null),
  ]);
});

it('operations in pages are validated against the current composition of the schema', async () => {
  const schemas = (subgraphs: string[]) => ({
    schemas: { instances: INSTANCES, composed: { id: 'api', subgraphs } },
  });
  await follow([
    { files: SCHEMAS, config: schemas(['a', 'b']) },
    { config: schemas(['a']) },
    { config: schemas(['b', 'a']) },
    { config: { schemas: { instances: INSTANCES } } },
    { config: { schemas: { instances: INSTANCES.slice(0, 1) } } },
  ]);
});

it('names that hide nothing are reported with the current suggestion and line', async () => {
  const hide = { names: ['Query.b', 'Query.cc', 'Query.a', 'D.e'] };
  const b = (text: string) => ({ files: { 'schemas/b.graphql': `type Query { ${text} }\n` } });
  await follow([
    {
      files: SCHEMAS,
      config: { schemas: { instances: INSTANCES, hide }, onInvalidGraphql: 'warn' },
    },
    { linesAbove: 2 },
    b('b: Int c: Int'),
    b('cc: Int x: Int'),
    b('x: Int'),
    b('x: Int }'),
    { ...b('b: Int x: Int'), config: { schemas: { instances: INSTANCES } } },
    { config: { schemas: { instances: INSTANCES, composed: { id: 'api' }, hide } } },
    { config: { schemas: { instances: INSTANCES, hide: { names: ['Query.xx', 'Query.*'] } } } },
    { run: CHECK },
  ]);
});

it('what is shown follows the marks of all services', async () => {
  const show = { directives: ['@tag(name: "x")'], names: ['Query.*', 'D.e'] };
  const link =
    'extend schema @link(url: "https://specs.apollo.dev/federation/v2.7", import: ["@key", "@tag", "@shareable"])';
  const file = (id: string, text: string) => ({
    files: { [`schemas/${id}.graphql`]: `${link}\n${text}\n` },
  });
  const a = (mark = '') =>
    `type Query { "Not \`D.f\`." a: D } type D @key(fields: "e") { e: Int f: Int @shareable ${mark} }`;
  const b = (mark = '') =>
    `type Query { b: D } type D @key(fields: "e") { e: Int f: Int @shareable ${mark} }`;
  const tag = '@tag(name: "x")';
  await follow([
    {
      files: { ...SCHEMAS, ...file('a', a()).files, ...file('b', b()).files },
      config: { schemas: { instances: INSTANCES, composed: { id: 'api' }, show } },
    },
    file('b', b(tag)),
    { linesAbove: 2 },
    file('a', a(tag)),
    file('b', b()),
    file('a', a()),
    {
      config: {
        schemas: { instances: INSTANCES, composed: { id: 'api' }, show: { names: ['D'] } },
      },
    },
    { run: CHECK },
  ]);
});

it('pages are updated when a file changes that they import directly or indirectly', async () => {
  const step = (files: Readonly<Record<string, string>>) => ({ files, config: WARN });
  await follow([
    step({
      'docs/_inner.mdx': '## Inner\n\nOne.\n',
      'docs/_part.mdx': "import Inner from './_inner.mdx';\n\n<Inner />\n",
      'docs/a.mdx': "import Part from './_part.mdx';\n\n# A\n\n<Part />\n",
    }),
    step({ 'docs/_inner.mdx': '## Inner\n\nTwo, see [B](b.md).\n' }),
    step({ 'docs/b.md': '# B\n' }),
    step({}),
    step({ 'docs/_inner.mdx': '## Changed\n\n<Tabs><TabItem value="t">Three</TabItem></Tabs>\n' }),
    step({ 'docs/_inner.mdx': '{globalThis.process.hrtime().length}\n' }),
    step({}),
  ]);
});

it('a page with code is removed from the output when its file is removed', async () => {
  const page = '# Code\n\n{globalThis.process.hrtime().length}\n';
  await follow([{ files: { 'docs/code.mdx': page } }, { files: { 'docs/code.mdx': null } }]);
});

it('an error in a file that several pages import is reported once', async () => {
  await follow([
    {
      files: {
        'docs/_part.mdx': '## Part\n',
        'docs/a.mdx': "import Part from './_part.mdx';\n\n<Part />\n",
        'docs/b.mdx': "import Part from './_part.mdx';\n\n<Part />\n",
      },
      run: CHECK,
    },
    { files: { 'docs/_part.mdx': NOT_TEXT }, run: CHECK },
    { run: CHECK },
  ]);
});

it('every description that cannot be rendered is reported in every run', async () => {
  const deep = (text: string) => `"${'> '.repeat(500)}${text}"`;
  await follow([
    {
      files: {
        'schemas/a.graphql': `type Query {\n  ${deep('one')}\n  a: Int\n  ${deep('two')}\n  b: Int\n}\n`,
      },
      config: { schemas: { instances: INSTANCES.slice(0, 1) } },
      run: CHECK,
    },
    { run: CHECK },
    { files: { 'docs/index.md': '# Again\n' }, run: CHECK },
  ]);
});

it('a theme that reads an environment variable is rendered again when the variable changes', async () => {
  const shell = `import { pages as defaults } from 'supergraph-docgen/theme/pages';

export const pages = {
  ...defaults,
  NotFoundArticle: () => <p>{process.env.SHOWN_BY_THE_THEME}</p>,
};
`;
  try {
    process.env.SHOWN_BY_THE_THEME = 'one';
    const theme = { files: { 'theme/pages.tsx': shell }, config: { theme: 'theme' } };
    const project = makeProject();
    const site = {
      files: new Map(Object.entries({ ...START.files, ...theme.files })),
      config: { ...START.config, ...theme.config },
      linesAbove: 0,
    };
    project.put(site);
    await project.incremental({ write: true });
    process.env.SHOWN_BY_THE_THEME = 'two';
    const clean = await project.clean({ write: true });
    expect(await project.incremental({ write: true })).toEqual(clean);
    project.remove();
  } finally {
    delete process.env.SHOWN_BY_THE_THEME;
  }
});

it('an output that was changed from outside is restored by the next build', async () => {
  const project = makeProject();
  const site = {
    files: new Map(Object.entries(START.files ?? {})),
    config: { ...START.config },
    linesAbove: 0,
  } as Site;
  project.put(site);
  await project.incremental({ write: true });
  const clean = await project.clean({ write: true });
  for (let act = 0; act < 9; act++) {
    project.tamper(3, act);
    expect(await project.incremental({ write: true }), `act ${act}`).toEqual(clean);
  }
  project.remove();
});

/**
 * Builds a site again whose page does something while it is rendered.
 *
 * @param act - The page's code: JavaScript that may use `fs` and `FOLDER`.
 * @param folderOf - Gives the value of `FOLDER`.
 */
async function disturb(act: string, folderOf: (project: Project) => string): Promise<void> {
  const page = `export default function Page() {
  const { FOLDER } = globalThis.process?.env ?? {};
  if (FOLDER) {
    const fs = process.getBuiltinModule('fs');
    ${act}
  }
  return <p>Page</p>;
}
`;
  const project = makeProject();
  const added = { 'docs/more.md': '# More\n', 'docs/z.tsx': page };
  const files = new Map(Object.entries({ ...START.files, ...added }));
  try {
    const site = { files, config: { ...START.config }, linesAbove: 0 } as Site;
    project.put(site);
    await project.incremental({ write: true });
    files.set('docs/more.md', '# More\n\nMuch more.\n');
    project.put(site);
    const clean = await project.clean({ write: true });
    expect(clean.failed).toBe(false);
    process.env.FOLDER = folderOf(project);
    expect(await project.incremental({ write: true })).toEqual(clean);
  } finally {
    delete process.env.FOLDER;
    project.remove();
  }
}

it('an output that is removed during the build is written again', () =>
  disturb('fs.rmSync(FOLDER, { recursive: true, force: true });', ({ output }) => output));

it('a cache that is damaged during the build is replaced', () =>
  disturb(
    "for (const file of fs.readdirSync(FOLDER)) fs.writeFileSync(FOLDER + '/' + file, '');",
    ({ cache }) => cache,
  ));

it('the module of `components`, and what it imports, is part of what a page is made from', async () => {
  const page = 'Made of a part:\n\n<Part />\n';
  const module = (text: string) =>
    `import Inner from './inner.jsx';\nexport default { Part: () => <p>${text} <Inner /></p> };\n`;
  const inner = (text: string) => `export default () => <b>${text}</b>;\n`;
  await follow([
    {
      files: {
        'docs/part.mdx': page,
        'src/parts.jsx': module('First'),
        'src/inner.jsx': inner('inside'),
      },
      config: { components: 'src/parts.jsx' },
    },
    { files: { 'src/parts.jsx': module('Second') } },
    { files: { 'src/inner.jsx': inner('deep inside') } },
    { run: CHECK },
  ]);
});
