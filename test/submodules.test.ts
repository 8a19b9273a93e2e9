import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runDocgen } from './support/run-docgen.ts';

const root = mkdtempSync(join(tmpdir(), 'docgen-submodules-'));
const [service, project] = [join(root, 'products'), join(root, 'docs')];
afterAll(() => rmSync(root, { recursive: true }));

const OLD = 'type Query { product: Product }\ntype Product { id: ID! price: Int }\n';
const NEW = OLD.replace(' price: Int', '');
const FILE = 'services/products/api/schema.graphql';

/** Two services in a repository of documentation; that of products is a submodule. */
beforeAll(() => {
  git(root, 'init', '-q', 'products');
  write(join(service, 'api/schema.graphql'), OLD);
  commit(service);
  git(root, 'init', '-q', 'docs');
  write(join(project, 'services/users/schema.graphql'), 'type Query { user: ID }\n');
  git(project, 'submodule', '--quiet', 'add', pathToFileURL(service).href, 'services/products');
  commit(project);
  git(project, 'tag', 'v1');
  write(join(project, FILE), NEW);
  commit(join(project, 'services/products'));
  commit(project);
});

it.each(['services', 'services/products', 'services/products/api', FILE])(
  'a version in a commit contains the files of submodules: %s',
  async (name) => {
    for (const now of [name, `HEAD:${name}`]) {
      const { stdout, stderr } = await diff(`v1:${name}`, now);
      expect(stderr).toBe('');
      expect(stdout).toMatch(/^Breaking\n {2}Product\.price was removed\. .*\n\n1 change/);
      expect(stdout).toContain(`  v1:${FILE}:2:24\n`);
    }
  },
);

it('the files of a submodule that is gone are still in earlier commits', async () => {
  const folder = join(project, 'services/products');
  renameSync(folder, join(root, 'moved'));
  const { stdout } = await diff('v1:services', 'services');
  renameSync(join(root, 'moved'), folder);
  expect(stdout).toContain('The schema products was removed.');
});

it('a submodule that lacks the commit is an error', async () => {
  git(root, 'clone', '-q', '--no-recurse-submodules', pathToFileURL(project).href, 'clone');
  const { code, stdout, stderr } = await runDocgen(
    ['schema-diff', 'v1:services', 'services'],
    join(root, 'clone'),
  );
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toContain(
    '"v1:services" is not a version of a schema: the submodule "services/products" does not have the commit',
  );
  expect(stderr).toContain('hint: Fetch the submodules with their history');
  expect(stderr).toContain('If this one contains no SDL, name a folder that does not contain it.');
});

function diff(before: string, after: string) {
  return runDocgen(['schema-diff', before, after], project);
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function commit(folder: string): void {
  git(folder, 'add', '.');
  git(folder, '-c', 'user.name=A', '-c', 'user.email=a@a.example', 'commit', '-qm', 'x');
}

function git(cwd: string, ...args: string[]): void {
  const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null' };
  execFileSync('git', ['-c', 'protocol.file.allow=always', ...args], { cwd, env });
}
