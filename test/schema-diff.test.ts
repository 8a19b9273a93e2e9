import { mkdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { diffProject, LATER, ORDERS } from './support/diff-project.ts';
import { runDocgen } from './support/run-docgen.ts';

const { project, git, write, diff, diffIn } = diffProject();

describe('docgen schema-diff', () => {
  it('reports changes by severity, with their places', async () => {
    expect(await diff('old.graphql', 'new.graphql')).toEqual({
      code: 0,
      stdout: `Breaking
  Order.total was removed.  old.graphql:7:3

Safe
  Order.sum was added.  new.graphql:7:3

2 changes: 1 breaking, 1 safe
`,
      stderr: '',
    });
  });

  it('tells of descriptions last, so that they hide nothing', async () => {
    write({ 'described.graphql': LATER.replace('  id:', '  "The key."\n  id:') });
    const { stdout } = await diff('old.graphql', 'described.graphql');
    expect(stdout).toMatch(
      /^Safe\n {2}Order\.sum was added\. .*\n\nSafe: descriptions\n {2}Order\.id got/m,
    );
    expect(stdout).toContain('\n3 changes: 1 breaking, 2 safe\n');
    const json = await diff('old.graphql', 'described.graphql', '--format', 'json');
    const { safe, changes } = JSON.parse(json.stdout);
    const told = changes.map(({ coordinate }: { coordinate: string }) => coordinate);
    expect([safe, ...told]).toEqual([2, 'Order.total', 'Order.id', 'Order.sum']);
  });

  it('compares a commit with the folder, service by service', async () => {
    expect((await diff('main:schemas', 'schemas')).stdout).toBe(`Breaking
  Order.total was removed.  main:schemas/orders.graphql:7:3

Dangerous
  GUEST was added to enum type Role.  schemas/users.graphql:1:19

Safe
  Order.sum was added.  schemas/orders.graphql:7:3
  The schema taxes was added.  taxes

4 changes, service by service: 1 breaking, 1 dangerous, 2 safe
`);
    expect((await diff('HEAD:schemas/users.graphql', 'schemas/users.graphql')).stdout).toContain(
      'GUEST was added to enum type Role.  schemas/users.graphql:1:19',
    );
  });

  it('leaves out files of operations in a folder', async () => {
    const queries = { 'clients/queries.graphql': 'query Total { order { total } }' };
    write({ ...queries, 'clients/schema.graphql': LATER });
    const { code, stdout, stderr } = await diff('old.graphql', 'clients');
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toContain('\n2 changes: 1 breaking, 1 safe\n');
    const alone = await diff('old.graphql', 'clients/queries.graphql');
    expect(alone.stderr).toContain('An operation or fragment cannot be part of a schema.');
  });

  it.each([
    ['main:./schemas', ''],
    ['main:schemas/', ''],
    ['main:pieces/../schemas', ''],
    ['main:../schemas', 'pieces'],
    ['main:.', 'schemas'],
    ['main:', 'schemas'],
  ])('resolves %s in the folder "%s"', async (name, folder) => {
    const same = folder === '' ? 'main:schemas' : 'main:../schemas';
    const { stdout } = await diffIn(folder, name, same, '--format', 'json');
    expect(JSON.parse(stdout)).toMatchObject({ changes: [] });
  });

  it('follows symbolic links of a commit as it does on disk', async () => {
    const linked = join(project, 'linked-files');
    write({
      'linked-files/orders/schema.graphql': ORDERS,
      'linked-files/more/taxes.graphql': 'type Query { rate: Int }\n',
      'linked-files/all/users.graphql': 'type Query { user: ID }\n',
      'linked-files/all/.old/users.graphql': 'type Query { user: Int }\n',
    });
    symlinkSync('../orders/schema.graphql', join(linked, 'all/orders.graphql'));
    symlinkSync('../more', join(linked, 'all/more'));
    symlinkSync('.', join(linked, 'all/self'));
    symlinkSync('all', join(linked, 'also'));
    mkdirSync(join(linked, 'lost'));
    symlinkSync('../gone.graphql', join(linked, 'lost/orders.graphql'));
    git('add', 'linked-files');
    git('commit', '-q', '-m', 'Schemas where the services are');
    git('branch', 'links');
    write({ 'linked-files/orders/schema.graphql': LATER });
    for (const folder of ['all', 'also']) {
      const { stdout, stderr } = await diffIn('linked-files', `links:${folder}`, folder);
      expect(stderr).toBe('');
      expect(stdout).toBe(`Breaking
  Order.total was removed.  links:${folder}/orders.graphql:7:3

Safe
  Order.sum was added.  ${folder}/orders.graphql:7:3

2 changes, service by service: 1 breaking, 1 safe
`);
    }
    const file = await diffIn('linked-files', 'links:also/orders.graphql', 'all/orders.graphql');
    expect(file.stdout).toContain('Order.total was removed.');
    expect((await diffIn('linked-files', 'links:lost', 'all')).stderr).toContain(
      'linked-files/lost/orders.graphql is a symbolic link whose target is not in the commit.',
    );
  });

  it('does not mention names that a configuration hides, also not on the page', async () => {
    write({
      'hides.mjs':
        'export default { title: "Shop", url: "https://shop.example", schemas: { hide: { names: ["Order.total"], directives: ["@tag"] }, instances: [{ id: "orders", path: "new.graphql" }] } };\n',
      'tagged.graphql': `directive @tag on FIELD_DEFINITION\n${LATER.replace('sum: Int', 'sum: Int secret: Int @tag')}`,
    });
    const { stdout } = await diff(
      ...['old.graphql', 'tagged.graphql', '--config', 'hides.mjs', '--page', 'hidden.md'],
    );
    expect(stdout).toContain('Order.sum was added.');
    for (const text of [stdout, readFileSync(join(project, 'hidden.md'), 'utf8')]) {
      expect(text).not.toMatch(/total|secret/);
    }
    expect((await diff('old.graphql', 'new.graphql', '--config', 'none.mjs')).stderr).toContain(
      'config-missing',
    );
  });

  it('applies the configuration of the working directory', async () => {
    write({
      'shop/site.config.mjs':
        'export default { title: "Shop", url: "https://shop.example", schemas: { hide: { names: ["Order.total"] }, instances: [{ id: "orders", path: "new.graphql" }] } };\n',
      'shop/old.graphql': ORDERS,
      'shop/new.graphql': LATER,
    });
    const { stdout } = await diffIn('shop', 'old.graphql', 'new.graphql');
    expect(stdout).toMatch(/^Safe\n {2}Order\.sum was added/);
  });

  it('hides in all subgraphs what one of them hides', async () => {
    const subgraph = (applied: string, type: string) =>
      `extend schema @link(url: "https://specs.apollo.dev/federation/v2.7", import: ["@inaccessible", "@shareable"])\ntype Query { a: Order @shareable }\ntype Order { id: ID! @shareable secret: ${type} @shareable ${applied} }\n`;
    write({
      'graph/site.config.mjs':
        'export default { title: "Shop", url: "https://shop.example", schemas: { hide: { directives: ["@inaccessible"] }, composed: { id: "api" }, instances: [{ id: "a", path: "old/a.graphql" }, { id: "b", path: "old/b.graphql" }] } };\n',
      'graph/old/a.graphql': subgraph('@inaccessible', 'Int'),
      'graph/old/b.graphql': subgraph('', 'Int'),
      'graph/new/a.graphql': subgraph('@inaccessible', 'String'),
      'graph/new/b.graphql': subgraph('', 'String'),
    });
    expect((await diffIn('graph', 'old', 'new')).stdout).toBe('no changes\n');
  });

  it('compares what a configuration shows, in all subgraphs what one of them shows', async () => {
    const config = (show: string) =>
      `export default { title: "Shop", url: "https://shop.example", schemas: { ${show} composed: { id: "api" }, instances: [{ id: "a", path: "old/a.graphql" }, { id: "b", path: "old/b.graphql" }] } };\n`;
    const link =
      'extend schema @link(url: "https://specs.apollo.dev/federation/v2.7", import: ["@tag", "@shareable"])\n';
    const tag = '@tag(name: "public")';
    write({
      'contract/site.config.mjs': config(`show: { directives: ['${tag}'] },`),
      'contract/whole.config.mjs': config(''),
      'contract/old/a.graphql': `${link}type Query { a: Order @shareable ${tag} secret: Order } type Order { id: ID! @shareable gone: Int ${tag} unmarked: Int ${tag} secret: Int } type Left { id: ID! ${tag} secret: Int }`,
      'contract/old/b.graphql': `${link}type Order { id: ID! @shareable ${tag} }`,
      'contract/new/a.graphql': `${link}type Query { a: Order @shareable ${tag} secret: Secret } type Order { id: ID! @shareable unmarked: Int secret: String marked: Int ${tag} } type Secret { id: ID! } type Left { secret: Int }`,
      'contract/new/b.graphql': `${link}type Order { id: ID! @shareable ${tag} }`,
    });
    const { stdout } = await diffIn('contract', 'old', 'new');
    expect(stdout).not.toMatch(/secret/i);
    expect(stdout.split('\n').filter((line) => line.includes('Order.'))).toEqual([
      expect.stringContaining('Order.gone was removed.'),
      expect.stringContaining('Order.unmarked was removed.'),
      expect.stringContaining('Order.marked was added.'),
    ]);
    expect(stdout).toContain('Left was removed.');
    expect((await diffIn('contract', 'old', 'new', '--config', 'whole.config.mjs')).stdout).toMatch(
      /secret/i,
    );
  });

  it.each([
    ['composed', 'composed: { id: "api" },', ''],
    ['not composed', '', ', service by service'],
  ])(
    'knows directives of federation by their links, which a configuration may hide, in services that are %s',
    async (_, composed, how) => {
      const subgraph = (applied: string, key: string) =>
        `extend schema @link(url: "https://specs.apollo.dev/federation/v2.7", import: ["@key", { name: "@authenticated", as: "@signedIn" }])\ntype Query { a: Int ${applied} b: B }\ntype B ${key} { id: ID! n: Int! }\n`;
      const other = 'type Query { other: Int }\n';
      write({
        'linked/site.config.mjs': `export default { title: "Shop", url: "https://shop.example", schemas: { hide: { federation: true }, ${composed} instances: [{ id: "a", path: "new/a.graphql" }, { id: "b", path: "new/b.graphql" }] } };\n`,
        'linked/old/a.graphql': subgraph('', '@key(fields: "id")'),
        'linked/old/b.graphql': other,
        'linked/new/a.graphql': subgraph('@signedIn', '@key(fields: "id") @federation__shareable'),
        'linked/new/b.graphql': other,
      });
      expect((await diffIn('linked', 'old', 'new')).stdout).toBe(`Breaking
  Query.a got @authenticated.  new/a.graphql:2:14

Within services
  B got @shareable.  new/a.graphql:3:6

1 change${how || ' for clients'}: 1 breaking; 1 within services
`);
    },
  );

  it('accepts absolute paths of files and folders', async () => {
    for (const path of ['old.graphql', 'schemas']) {
      const { stdout } = await diff(join(project, path), path, '--format', 'json');
      expect(JSON.parse(stdout)).toMatchObject({ changes: [] });
    }
  });

  it('compares files that define the same type as services, even with errors', async () => {
    const service = (field: string, type: string) =>
      `type Query { ${field}: Sum @cached }\ntype Sum { ${field}: ${type} }\n`;
    write({
      'lenient/old folder/a.graphql': service('a', 'Money'),
      'lenient/old folder/b.graphql': service('b', 'Money'),
      'lenient/new folder/a.graphql': service('a', 'Money'),
      'lenient/new folder/b.graphql': service('b', 'Float'),
    });
    const { stdout } = await diffIn('lenient', 'old folder', 'new folder');
    expect(stdout).toBe(`Breaking
  Money was removed.  b
  Sum.b changed type from Money to Float.  new folder/b.graphql:2:12

2 changes, service by service: 2 breaking
`);
  });

  it('warns about errors in versions that can still be compared', async () => {
    write({
      'wrong.graphql': `${ORDERS.replace('total: Int', 'total: Money')}union Paid = Order | Bill\n`,
      'fixed.graphql': `${ORDERS}type Bill { id: ID! }\nunion Paid = Order | Bill\n`,
    });
    const { code, stdout, stderr } = await diff('old.graphql', 'wrong.graphql');
    expect(code).toBe(0);
    expect(stdout).toContain('Order.total changed type from Int to Money.');
    expect(stderr).toMatch(
      /^warning sdl-unknown-type {2}wrong\.graphql:7:10\n {2}Unknown type "Money"/,
    );
    expect(stderr).toMatch(/wrong\.graphql:9:22\n {2}Unknown type "Bill"/);
    expect(stderr).toContain('hint: Correct it: until then, changes of what it concerns may be');
    expect(stderr).toMatch(/\nCauses and cures: docgen explain sdl-unknown-type\n$/);
    // The earlier version cannot be corrected, but its errors make the report less reliable, too.
    expect((await diff('wrong.graphql', 'fixed.graphql')).stderr).toContain('wrong.graphql:7:10');
    // Errors in both versions are reported once.
    write({ 'still.graphql': readFileSync(join(project, 'wrong.graphql'), 'utf8') });
    const still = await diff('wrong.graphql', 'still.graphql');
    expect(still.stdout).toBe('no changes\n');
    expect(still.stderr.match(/^warning .*/gm)).toEqual([
      'warning sdl-unknown-type  still.graphql:7:10',
      'warning sdl-unknown-type  still.graphql:9:22',
    ]);
  });

  it('lists only some of many warnings, and names no command for the rest', async () => {
    const fields = Array.from({ length: 30 }, (_, at) => `f${at}: T${at}`).join(' ');
    write({ 'many.graphql': `type Query { ${fields} }\n` });
    const { stderr } = await diff('many.graphql', 'many.graphql');
    expect(stderr).toContain('and 27 more warnings sdl-unknown-type\n');
    expect(stderr).toMatch(/\n {2}and 7 more\n/);
  });

  it('compares files that depend on each other as one schema', async () => {
    const { code, stdout } = await diff('pieces', 'old.graphql');
    expect(code).toBe(0);
    expect(stdout).toBe('Safe\n  Order.total was added.  old.graphql:7:3\n\n1 change: 1 safe\n');
  });

  it('names a single file after its counterpart in a folder', async () => {
    const { stdout } = await diff('main:schemas/orders.graphql', 'schemas');
    expect(stdout).toBe(`Breaking
  Order.total was removed.  main:schemas/orders.graphql:7:3

Safe
  Order.sum was added.  schemas/orders.graphql:7:3
  The schema taxes was added.  taxes
  The schema users was added.  users

4 changes, service by service: 1 breaking, 3 safe
`);
  });

  it.each(['lone/old/products/schema.graphql', 'lone/old/products'])(
    'calls %s as the folder of all services has it',
    async (old) => {
      write({
        'lone/old/products/schema.graphql': ORDERS,
        'lone/new/products/schema.graphql': LATER,
        'lone/new/reviews/schema.graphql': 'type Query { review: ID }\n',
      });
      const { stdout } = await diff(old, 'lone/new');
      expect(stdout).toBe(`Breaking
  Order.total was removed.  lone/old/products/schema.graphql:7:3

Safe
  Order.sum was added.  lone/new/products/schema.graphql:7:3
  The schema reviews was added.  reviews

3 changes, service by service: 1 breaking, 2 safe
`);
    },
  );

  it('compares files as services even if one is empty, and escapes their names', async () => {
    const name = '\u001b[2J\u202eusers';
    write({
      'empty/old/orders.graphql': '# Soon.',
      'empty/old/users.graphql': 'type Query { user: ID }',
      'empty/new/orders.graphql': ORDERS,
      'empty/new/users.graphql': 'type Query { user: ID }',
      [`empty/new/${name}.graphql`]: 'type Query { user: ID }',
    });
    const { stdout, stderr } = await diffIn('empty', 'old', 'new');
    expect(stderr.match(/^(error|warning) .*\n.*/gm)).toEqual([
      'warning sdl-invalid  old/orders.graphql\n  The file has no definitions.',
    ]);
    const told = '\\u001b[2J\\u202eusers';
    expect(stdout).toContain(`The schema ${told} was added.  ${told}\n`);
    expect(stdout).toMatch(/service by service: \d+ safe\n$/);
  });

  it('has a JSON report for services', async () => {
    const { stdout } = await diff('main:schemas', 'schemas', '--format', 'json');
    expect(JSON.parse(stdout)).toMatchObject({
      version: 1,
      compared: 'services',
      breaking: 1,
      dangerous: 1,
      safe: 2,
      internal: [],
      changes: [
        {
          criticality: 'breaking',
          type: 'FIELD_REMOVED',
          schema: 'orders',
          coordinate: 'Order.total',
          place: { file: 'main:schemas/orders.graphql', line: 7, column: 3 },
        },
        { type: 'VALUE_ADDED_TO_ENUM', schema: 'users', coordinate: 'Role.GUEST' },
        { type: 'ADDED', coordinate: 'Order.sum' },
        { type: 'SCHEMA_ADDED', schema: 'taxes' },
      ],
    });
  });

  it('has a JSON report with the mistakes in versions, and of versions that it cannot compare', async () => {
    write({ 'vague.graphql': ORDERS.replace('Int', 'Sum') });
    const compared = await diff('old.graphql', 'vague.graphql', '--format', 'json');
    expect(JSON.parse(compared.stdout)).toMatchObject({
      breaking: 1,
      errors: 0,
      warnings: 1,
      diagnostics: [
        {
          code: 'sdl-unknown-type',
          severity: 'warning',
          place: { file: 'vague.graphql', line: 7, column: 10 },
        },
      ],
    });
    const unreadable = await diff('old.graphql', 'broken.graphql', '--format', 'json');
    expect(unreadable.code).toBe(1);
    expect(unreadable.stderr).toContain('error sdl-syntax  broken.graphql:1:13\n');
    const report = JSON.parse(unreadable.stdout);
    expect(report).toMatchObject({ version: 1, errors: 1, warnings: 0 });
    expect(report.diagnostics).toHaveLength(1);
    expect(Object.keys(report)).not.toContain('changes');
    const absent = await diff('gone:schemas', 'schemas', '--format', 'json');
    expect(JSON.parse(absent.stdout).diagnostics[0].code).toBe('unknown-schema-version');
  });

  it('tells whether what was removed was deprecated, which breaks operations all the same', async () => {
    const reason = '@deprecated(reason: "Use `sum`.")';
    write({ 'deprecated.graphql': ORDERS.replace('total: Int', `total: Int ${reason}`) });
    const versions = ['deprecated.graphql', 'new.graphql'] as const;
    const { code, stdout } = await diff(...versions, '--fail-on', 'breaking');
    expect(code).toBe(1);
    expect(stdout).toContain(
      'Breaking\n  Order.total was removed. It was deprecated: Use `sum`.  deprecated.graphql:7:3\n',
    );
    const report = JSON.parse((await diff(...versions, '--format', 'json')).stdout);
    expect(report.changes).toMatchObject([
      { type: 'FIELD_REMOVED', deprecation: 'Use `sum`.' },
      { type: 'ADDED' },
    ]);
    expect(report.changes[1]).not.toHaveProperty('deprecation');
  });

  it('annotates pull requests, with errors for what it fails on', async () => {
    const versions = ['main:./schemas', 'schemas', '--format', 'github'] as const;
    const run = (...args: string[]) => diff(...versions, ...args);
    const removed = 'Order.total was removed.%0AIt was at main:./schemas/orders.graphql:7:3.';
    expect(await run('--fail-on', 'breaking')).toEqual({
      code: 1,
      // A line of the old version means nothing in the files that GitHub shows; that of the type does.
      stdout: `::error file=schemas/orders.graphql,line=5,endLine=5,col=6,endColumn=11,title=Breaking::${removed}
::warning file=schemas/users.graphql,line=1,endLine=1,col=19,endColumn=24,title=Dangerous::GUEST was added to enum type Role.
Safe
  Order.sum was added.  schemas/orders.graphql:7:3
  The schema taxes was added.  taxes

4 changes, service by service: 1 breaking, 1 dangerous, 2 safe
`,
      stderr: '',
    });
    const { code, stdout } = await run();
    expect([code, stdout.match(/^::\w+/gm)]).toEqual([0, ['::warning', '::warning']]);
    const fails = await run('--fail-on', 'dangerous');
    expect([fails.code, fails.stdout.match(/^::\w+/gm)]).toEqual([1, ['::error', '::error']]);
    write({ 'typed.graphql': ORDERS.replace('total: Int', 'total: String') });
    // GitHub does not know its files by paths that start with a dot.
    const ofFolder = await diff('main:./schemas', './schemas', '--format', 'github');
    expect(ofFolder.stdout).toContain('::warning file=schemas/users.graphql,line=1,');
    const ofCommit = await diff('typed.graphql', 'main:old.graphql', '--format', 'github');
    expect(ofCommit.stdout).toMatch(/^::warning file=old\.graphql,line=7,.*::Order\.total changed/);
    const broken = await diff('old.graphql', 'broken.graphql', '--format', 'github');
    expect([broken.code, broken.stderr]).toEqual([1, '']);
    expect(broken.stdout).toMatch(/^::error file=broken\.graphql,line=1,[^:]*title=sdl-syntax::/);
  });

  it('annotates files by their paths in the repository, wherever it runs', async () => {
    const below = (...args: string[]) => diffIn('schemas', ...args, '--format', 'github');
    const changed = await below('main:.', '.');
    expect(changed.stdout).toMatch(
      /^::warning file=schemas\/orders\.graphql,line=5,.*title=Breaking::Order\.total .*\n::warning file=schemas\/users\.graphql,line=1,/,
    );
    expect(changed.stdout).toContain('\n  Order.sum was added.  orders.graphql:7:3\n');
    const broken = await below('../old.graphql', join(project, 'broken.graphql'));
    expect(broken.stdout).toMatch(/^::error file=broken\.graphql,line=1,[^:]*title=sdl-syntax::/);
  });

  it.each([
    [['old.graphql', 'new.graphql', '--fail-on', 'breaking'], 1],
    [['old.graphql', 'new.graphql', '--fail-on', 'dangerous'], 1],
    [['new.graphql', 'new.graphql', '--fail-on', 'dangerous'], 0],
    [['main:schemas/users.graphql', 'schemas/users.graphql', '--fail-on', 'breaking'], 0],
    [['main:schemas/users.graphql', 'schemas/users.graphql', '--fail-on', 'dangerous'], 1],
  ])('%j exits with code %i', async (args, code) => {
    expect((await diff(...args)).code).toBe(code);
  });

  it('reports that there are no changes', async () => {
    expect((await diff('old.graphql', 'same.graphql')).stdout).toBe('no changes\n');
  });

  it.each([
    ['nowhere', '"nowhere" is not a version of a schema: there is no such file or folder.'],
    [
      'https://shop.example/graphql',
      'is not a version of a schema: it is an address, and docgen reads files and commits only.\n  hint: Save the SDL to a file first,',
    ],
    ['', '"" is not a version of a schema: there is no such file or folder.'],
    ['nobranch:schemas', 'is not a version of a schema: git cannot find the commit "nobranch".'],
    [
      'gone:schemas',
      'hint: Correct its name, or fetch the commit first. In CI, a checkout usually',
    ],
    ['--help:schemas', 'is not a version of a schema: git cannot find the commit "--help".'],
    [
      'main:no/thing',
      '"main:no/thing" is not a version of a schema: the commit has no "no/thing".',
    ],
    ['main:texts', '"main:texts" is not a version of a schema: it contains no SDL files.'],
    ['broken.graphql', 'broken.graphql:1:13'],
  ])('explains why %s is not a version', async (name, message) => {
    const { code, stdout, stderr } = await diff('new.graphql', '--', name);
    expect(stderr).toContain(message);
    expect(stderr).toMatch(/\nCauses and cures: docgen explain [a-z-]+\n$/);
    expect([code, stdout]).toEqual([1, '']);
  });

  it('reports that git is missing when a commit is compared', async () => {
    vi.stubEnv('PATH', '/nowhere');
    const { stderr } = await diff('main:schemas', 'schemas');
    vi.unstubAllEnvs();
    expect(stderr).toContain('git is not installed, and docgen needs it to read commits.');
  });

  it('says that a commit is missing, whatever the language of git', async () => {
    vi.stubEnv('LC_ALL', 'C.UTF-8');
    vi.stubEnv('LANGUAGE', 'de');
    const { stderr } = await diff('nobranch:schemas', 'schemas');
    vi.unstubAllEnvs();
    expect(stderr).toContain(
      'git cannot find the commit "nobranch".\n  hint: Correct its name, or',
    );
  });

  it('says how git reads a repository of another user, as in a container', async () => {
    vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1');
    const { stderr } = await diff('main:schemas', 'schemas');
    vi.unstubAllEnvs();
    expect(stderr).toContain(
      `git does not read the repository, because it belongs to another user.\n  hint: Run \`git config --global --add safe.directory ${realpathSync(project)}\` first.`,
    );
  });

  it('explains why a page cannot be written', async () => {
    const page = 'old.graphql/changes.md';
    const { code, stdout, stderr } = await diff('old.graphql', 'old.graphql', '--page', page);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^error page-not-writable {2}old\.graphql\/changes\.md\n/);
    expect(stderr).toContain('hint: Name another file with --page');
  });

  it('writes a page that docgen can build', async () => {
    write({
      'new.graphql': LATER.replace('sum: Int', 'sum(of: String = "{<b>*` www.a.de/b_c"): Int'),
      'site.config.ts': `export default { title: 'Shop', url: 'https://shop.example', content: [{ id: 'docs', path: 'content' }] };\n`,
    });
    const withArgument = LATER.replace('sum: Int', 'sum(of: String = "{a}"): Int');
    write({ 'argument.graphql': withArgument });
    const { code } = await diff('argument.graphql', 'new.graphql', '--page', 'content/changes.mdx');
    expect(code).toBe(0);
    expect(readFileSync(join(project, 'content/changes.mdx'), 'utf8')).toContain(
      '## Dangerous\n\n- `Order.sum` arg `of` has changed defaultValue from',
    );
    const built = await runDocgen(['build'], project);
    expect(built.code, built.stderr).toBe(0);
    const page = readFileSync(join(project, 'dist/changes/index.html'), 'utf8');
    expect(page).toContain(
      'from &quot;{a}&quot; to &quot;{&lt;b&gt;*` <a href="http://www.a.de/b_c">www.a.de/b_c</a>&quot;.',
    );
  });
});
