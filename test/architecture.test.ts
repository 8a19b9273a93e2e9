import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Metafile } from 'esbuild';
import { beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

interface Room {
  readonly folder: string;
  /** Rooms from which code may be imported. */
  readonly imports: readonly string[];
  /** Rooms from which only types may be imported. */
  readonly types?: readonly string[];
  /** Packages of the registry that only the rooms listing them may import. */
  readonly owns: readonly string[];
  /** True if the room may use modules of Node. */
  readonly node?: true;
}

/** The table of rooms; ARCHITECTURE.md explains it. */
const ROOMS: Readonly<Record<string, Room>> = {
  core: { folder: 'packages/core/src', imports: [], owns: [] },
  files: { folder: 'packages/files/src', imports: ['core'], owns: [], node: true },
  memo: { folder: 'packages/memo/src', imports: ['core', 'files'], owns: [], node: true },
  'author-code': {
    folder: 'packages/author-code/src',
    imports: ['core', 'files'],
    owns: [],
    node: true,
  },
  content: {
    folder: 'packages/content/src',
    imports: ['core'],
    owns: ['@mdx-js/mdx', 'unified', 'prismjs', 'katex', 'htmlparser2', 'valibot'],
    node: true,
  },
  diagrams: {
    folder: 'packages/diagrams/src',
    imports: ['content', 'core', 'memo', 'runtime'],
    types: ['bundler'],
    owns: ['mermaid', 'htmlparser2'],
    node: true,
  },
  graphql: {
    folder: 'packages/graphql/src',
    imports: ['core'],
    owns: ['graphql', '@theguild/federation-composition'],
  },
  site: { folder: 'packages/site/src', imports: ['core'], owns: ['picomatch'] },
  links: { folder: 'packages/links/src', imports: ['core'], owns: ['htmlparser2'] },
  twins: {
    folder: 'packages/twins/src',
    imports: ['core'],
    owns: ['htmlparser2', 'mdast-util-to-markdown'],
  },
  search: { folder: 'packages/search/src', imports: ['core', 'twins'], owns: ['minisearch'] },
  runtime: {
    folder: 'packages/runtime/src',
    imports: ['core'],
    owns: ['react-dom', 'react-router-dom'],
  },
  theme: { folder: 'theme/src', imports: ['core', 'runtime'], owns: [] },
  bundler: {
    folder: 'packages/bundler/src',
    imports: ['author-code', 'content', 'core', 'files'],
    types: ['runtime'],
    owns: ['acorn', 'esbuild', 'image-size'],
    node: true,
  },
  config: {
    folder: 'packages/config/src',
    imports: ['author-code', 'bundler', 'content', 'core', 'files'],
    owns: ['acorn', 'esbuild', 'valibot'],
    node: true,
  },
  pipeline: {
    folder: 'packages/pipeline/src',
    imports: [
      ...['author-code', 'bundler', 'config', 'content', 'core', 'diagrams', 'files'],
      ...['graphql', 'links', 'memo', 'search', 'site', 'twins'],
    ],
    types: ['runtime'],
    owns: ['@resvg/resvg-js', 'valibot'],
    node: true,
  },
  migrate: {
    folder: 'packages/migrate/src',
    imports: ['bundler', 'config', 'content', 'core', 'files', 'graphql', 'site'],
    owns: ['acorn', 'entities', 'esbuild', 'picomatch'],
    node: true,
  },
  docgen: {
    folder: 'packages/docgen/src',
    // Only for re-exports: `src/runtime.ts` is the public API of the runtime.
    imports: [
      ...['bundler', 'config', 'core', 'files', 'graphql', 'memo', 'migrate', 'pipeline'],
      'runtime',
    ],
    owns: ['chokidar', 'commander', 'launch-editor', 'send'],
    node: true,
  },
};

/** Whether other rooms own a package, and this one does not. */
function isForeign(name: string, room: string): boolean {
  const owners = Object.keys(ROOMS).filter((other) => ROOMS[other]?.owns.includes(name));
  return owners.length > 0 && !owners.includes(room);
}

const NODE = new Set(builtinModules.flatMap((name) => [name, `node:${name}`]));

interface Import {
  readonly file: string;
  readonly specifier: string;
}

/** Imports that remain after types are erased, by room. */
const code = new Map<string, Import[]>();
/** All imports in the sources, including those of types, by room. */
const written = new Map<string, Import[]>();

beforeAll(async () => {
  for (const [room, { folder }] of Object.entries(ROOMS)) {
    const files = await sources(folder);
    const { metafile } = await build({
      entryPoints: files,
      absWorkingDir: root,
      outdir: 'unused',
      bundle: true,
      packages: 'external',
      platform: 'node',
      format: 'esm',
      metafile: true,
      write: false,
      loader: { '.css': 'empty' },
    });
    code.set(
      room,
      Object.entries(metafile.inputs).flatMap(([file, input]) =>
        input.imports.map(({ path }) => ({ file, specifier: path })),
      ),
    );
    written.set(room, files.flatMap(writtenImports));
  }
});

describe.each(Object.keys(ROOMS))('%s', (name) => {
  const room = ROOMS[name] as Room;

  it('imports only rooms that the table allows', () => {
    const edges = (imports: readonly Import[] | undefined, allowed: readonly string[]) =>
      (imports ?? []).filter(({ specifier }) => {
        const target = /^@docgen\/([^/]+)/.exec(specifier)?.[1];
        return target !== undefined && !allowed.includes(target);
      });
    expect(edges(code.get(name), room.imports)).toEqual([]);
    expect(edges(written.get(name), [...room.imports, ...(room.types ?? [])])).toEqual([]);
  });

  it('imports no file outside its folder by path', () => {
    const outside = (code.get(name) ?? []).filter(
      ({ file, specifier }) =>
        !file.startsWith(room.folder) ||
        (/^(packages|theme|test)\//.test(specifier) && !specifier.startsWith(room.folder)),
    );
    expect(outside).toEqual([]);
  });

  it('imports no package that other rooms own', () => {
    const foreign = (written.get(name) ?? []).filter(({ specifier }) =>
      isForeign(packageName(specifier), name),
    );
    expect(foreign).toEqual([]);
  });
});

it('modules of Node are imported only by rooms that may use them', () => {
  const users = Object.keys(ROOMS).filter((name) =>
    (code.get(name) ?? []).some(({ specifier }) => NODE.has(specifier)),
  );
  const allowed = Object.keys(ROOMS).filter((name) => ROOMS[name]?.node);
  expect(users.filter((name) => !allowed.includes(name))).toEqual([]);
});

it('the rooms have no import cycle', () => {
  const visit = (name: string, trail: readonly string[]): void => {
    expect(trail, `cycle: ${[...trail, name].join(' → ')}`).not.toContain(name);
    for (const next of ROOMS[name]?.imports ?? []) visit(next, [...trail, name]);
  };
  for (const name of Object.keys(ROOMS)) visit(name, []);
});

it('files have no import cycle, including imports of types', () => {
  for (const room of Object.keys(ROOMS)) {
    const graph = new Map<string, string[]>();
    const edges = [
      ...(code.get(room) ?? []),
      ...(written.get(room) ?? []).map(({ file, specifier }) => ({
        file,
        specifier: specifier.startsWith('.') ? posix.join(dirname(file), specifier) : specifier,
      })),
    ];
    for (const { file, specifier } of edges) {
      graph.set(file, [...(graph.get(file) ?? []), specifier]);
    }
    expect(findCycle(graph)).toBeUndefined();
  }
});

it('folders beside each other have no import cycle', () => {
  const graph = new Map<string, string[]>();
  for (const { file, specifier } of [...written.values()].flat()) {
    const target = posix.join(dirname(file), specifier);
    if (!specifier.startsWith('.')) continue;
    const [from, to] = foldersApart(file, target);
    if (from !== undefined && to !== undefined) graph.set(from, [...(graph.get(from) ?? []), to]);
  }
  expect(findCycle(graph)).toBeUndefined();
});

it('no browser code imports modules of Node', async () => {
  const entries = [
    'packages/runtime/src/browser.tsx',
    'packages/runtime/src/browser-live.tsx',
    'packages/runtime/src/browser/live/live-client.ts',
    'packages/diagrams/src/browser/draw-diagrams.ts',
    'theme/src/shell.tsx',
    'theme/src/article.tsx',
  ];
  const { metafile } = await build({
    entryPoints: entries,
    absWorkingDir: root,
    outdir: 'unused',
    bundle: true,
    platform: 'neutral',
    mainFields: ['module', 'main'],
    external: [
      'node:*',
      'mermaid',
      'react',
      'react-dom',
      'react-dom/*',
      'react/*',
      'react-router-dom',
    ],
    metafile: true,
    write: false,
  });
  const chains = Object.entries(metafile.inputs).flatMap(([file, { imports }]) =>
    imports
      .filter(({ path }) => NODE.has(path))
      .map(({ path }) => [...importChain(metafile, entries, file), path].join(' → ')),
  );
  expect(chains).toEqual([]);
});

it('only one module escapes markup', async () => {
  const escaping = (await allSources()).filter((file) =>
    /['"`]&(?:amp|lt);['"`]/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(escaping).toEqual(['packages/core/src/strings/escape-markup.ts']);
});

/** Other files that percent-encode, with the reason why the encoded text is not an address. */
const OTHER_ENCODING: Readonly<Record<string, string>> = {
  'packages/content/src/program/evaluate-page.ts':
    'names of files in stacks, which only docgen reads',
  'packages/docgen/src/serve/send-file.ts': 'a path on disk, which `send` decodes first',
};

it('only one module encodes and decodes addresses', async () => {
  const encoding = (await allSources()).filter((file) =>
    /\b(?:en|de)codeURI(?:Component)?\b/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(encoding.sort()).toEqual(
    ['packages/core/src/addresses/address.ts', ...Object.keys(OTHER_ENCODING)].sort(),
  );
});

async function allSources(): Promise<string[]> {
  return (await Promise.all(Object.values(ROOMS).map(({ folder }) => sources(folder)))).flat();
}

async function sources(folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { recursive: true });
  return entries
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|^testing\//.test(path))
    .map((path) => join(folder, path));
}

function writtenImports(file: string): Import[] {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(/(?:from|import\()\s*'([^']+)'/g)].map(([, specifier = '']) => ({
    file,
    specifier,
  }));
}

/**
 * The folders of two files directly below the innermost folder that contains both; `undefined` for
 * a file that is in that folder itself.
 */
function foldersApart(...files: readonly [string, string]): (string | undefined)[] {
  const folders = files.map((file) => dirname(file).split('/'));
  const [one = [], other = []] = folders;
  const shared = one.findIndex((name, level) => name !== other[level]);
  const level = shared === -1 ? one.length : shared;
  return folders.map((names) =>
    names.length > level ? names.slice(0, level + 1).join('/') : undefined,
  );
}

function packageName(specifier: string): string {
  // `#mermaid` is an alias of mermaid, see `imports` in the room's package.json.
  const name = specifier.replace(/^#/, '');
  return name.split('/', name.startsWith('@') ? 2 : 1).join('/');
}

function findCycle(graph: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const done = new Set<string>();
  const walk = (file: string, trail: readonly string[]): string[] | undefined => {
    if (trail.includes(file)) return [...trail.slice(trail.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const next of graph.get(file) ?? []) {
      const cycle = walk(next, [...trail, file]);
      if (cycle !== undefined) return cycle;
    }
    done.add(file);
    return undefined;
  };
  for (const file of graph.keys()) {
    const cycle = walk(file, []);
    if (cycle !== undefined) return cycle;
  }
  return undefined;
}

/** The chain of imports from an entry point to a file. */
function importChain(metafile: Metafile, entries: readonly string[], file: string): string[] {
  const from = new Map<string, string>();
  const queue = [...entries];
  for (const current of queue) {
    for (const { path } of metafile.inputs[current]?.imports ?? []) {
      if (from.has(path) || entries.includes(path)) continue;
      from.set(path, current);
      queue.push(path);
    }
  }
  const chain = [file];
  for (let step = from.get(file); step !== undefined; step = from.get(step)) chain.unshift(step);
  return chain;
}
