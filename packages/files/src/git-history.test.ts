import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { fileIdentities } from './file-identity.ts';
import { commitDates, gitHead } from './git-history.ts';

const root = mkdtempSync(join(tmpdir(), 'docgen-history-'));
const project = join(root, 'repository', 'manual');
afterAll(() => rmSync(root, { recursive: true }));

const author = ['-c', 'user.name=A', '-c', 'user.email=a@a.example'];
const [first, second] = ['2026-01-31T23:30:00+00:00', '2026-02-28T23:30:00-05:00'];

git(root, 'init', '--quiet', 'repository');
commit(first, { 'docs/a.md': 'a', 'docs/umlaut ä\n.md': 'b', 'docs/gone.md': 'x' });
commit(second, { 'docs/a.md': 'a, changed', '../guides/c.md': 'c', 'other.md': 'd' });
writeFileSync(join(project, 'docs/new.md'), 'not committed');

it('tells the day of the newest commit of each file, in UTC', async () => {
  const head = await gitHead(project);
  expect(head).toMatchObject({ isShallow: false, prefix: 'manual/' });
  if (head === undefined || 'permit' in head) throw new Error('There is no history.');
  expect(await commitDates(project, head, ['docs', '../guides'])).toEqual({
    '../guides/c.md': '2026-03-01',
    'docs/a.md': '2026-03-01',
    'docs/gone.md': '2026-01-31',
    'docs/umlaut ä\n.md': '2026-01-31',
  });
});

it('dates a file that was moved by the last change of its content', async () => {
  const project = join(root, 'moves');
  git(root, 'init', '--quiet', 'moves');
  commit('2026-01-01T12:00:00Z', { 'docs/a.md': 'a', 'docs/b.md': 'b', 'docs/c.md': 'c' }, project);
  commit('2026-02-02T12:00:00Z', { 'docs/c.md': 'another text' }, project);
  git(project, 'rm', '--quiet', 'docs/c.md');
  commit('2026-03-03T12:00:00Z', {}, project);
  mkdirSync(join(project, 'docs/guide'));
  git(project, 'mv', 'docs/a.md', 'docs/c.md');
  git(project, 'mv', 'docs/b.md', 'docs/guide/b.md');
  commit('2026-04-04T12:00:00Z', { 'docs/guide/b.md': 'b, changed' }, project);
  git(project, 'mv', 'docs/c.md', 'docs/guide/a.md');
  commit('2026-05-05T12:00:00Z', {}, project);
  const head = await gitHead(project);
  if (head === undefined || 'permit' in head) throw new Error('There is no history.');
  expect(await commitDates(project, head, ['docs'])).toMatchObject({
    'docs/guide/a.md': '2026-01-01',
    'docs/guide/b.md': '2026-04-04',
  });
});

it('dates a file that two branches moved in the same way', async () => {
  const project = join(root, 'branches');
  git(root, 'init', '--quiet', 'branches');
  commit('2026-01-01T12:00:00Z', { 'docs/a.md': 'a' }, project);
  git(project, 'branch', 'other');
  git(project, 'mv', 'docs/a.md', 'docs/b.md');
  commit('2026-03-03T12:00:00Z', { 'docs/c.md': 'c' }, project);
  git(project, 'checkout', '--quiet', 'other');
  git(project, 'mv', 'docs/a.md', 'docs/b.md');
  commit('2026-02-02T12:00:00Z', { 'docs/d.md': 'd' }, project);
  const author = ['-c', 'user.name=A', '-c', 'user.email=a@a.example'];
  git(project, ...author, 'merge', '--quiet', '--no-edit', '-');
  const head = await gitHead(project);
  if (head === undefined || 'permit' in head) throw new Error('There is no history.');
  expect(await commitDates(project, head, ['docs'])).toMatchObject({ 'docs/b.md': '2026-01-01' });
});

it('dates a file that one branch moved and another changed by the later change', async () => {
  const project = join(root, 'parallel');
  git(root, 'init', '--quiet', 'parallel');
  commit('2026-01-01T12:00:00Z', { 'docs/a.md': 'a', 'docs/b.md': 'b' }, project);
  git(project, 'branch', 'other');
  git(project, 'mv', 'docs/a.md', 'docs/new-a.md');
  git(project, 'mv', 'docs/b.md', 'docs/new-b.md');
  commit('2026-05-05T12:00:00Z', {}, project);
  git(project, 'checkout', '--quiet', 'other');
  commit('2026-06-06T12:00:00Z', { 'docs/a.md': 'a, changed' }, project);
  const author = ['-c', 'user.name=A', '-c', 'user.email=a@a.example'];
  git(project, ...author, 'merge', '--quiet', '--no-edit', '-');
  // Another file with the earlier name of one that was moved.
  commit('2026-07-07T12:00:00Z', { 'docs/b.md': 'quite another text' }, project);
  const head = await gitHead(project);
  if (head === undefined || 'permit' in head) throw new Error('There is no history.');
  expect(await commitDates(project, head, ['docs'])).toMatchObject({
    'docs/new-a.md': '2026-06-06',
    'docs/new-b.md': '2026-01-01',
    'docs/b.md': '2026-07-07',
  });
});

it('finds the dates whatever the user has configured for git', async () => {
  const project = join(root, 'configured');
  git(root, 'init', '--quiet', 'configured');
  const folder = join(project, 'manual');
  commit('2026-01-01T12:00:00Z', { 'manual/docs/a.md': 'a' }, project);
  commit('2026-02-02T12:00:00Z', { 'manual/docs/b.md': 'b' }, project);
  const head = await gitHead(folder);
  if (head === undefined || 'permit' in head) throw new Error('There is no history.');
  const settings = [
    ['diff.orderFile', 'missing'],
    ['diff.relative', 'true'],
    ['i18n.logOutputEncoding', 'UTF-16'],
    ['log.follow', 'true'],
    ['log.showRoot', 'false'],
  ] as const;
  for (const [key, value] of settings) {
    git(project, 'config', key, value);
    const dates = await commitDates(folder, head, ['docs']).catch(String);
    expect([key, dates]).toEqual([key, { 'docs/a.md': '2026-01-01', 'docs/b.md': '2026-02-02' }]);
    git(project, 'config', '--unset', key);
  }
});

it('says that a clone is shallow', async () => {
  const address = pathToFileURL(join(root, 'repository')).href;
  git(root, 'clone', '--quiet', '--depth=1', address, 'shallow');
  expect(await gitHead(join(root, 'shallow'))).toMatchObject({ isShallow: true, prefix: '' });
});

it('names files of which one changes whenever something else is checked out', async () => {
  const changes: Readonly<Record<string, (folder: string) => void>> = {
    commit: (folder) => git(folder, ...author, 'commit', '-qm', 'x', '--allow-empty'),
    amend: (folder) => git(folder, ...author, 'commit', '-qm', 'y', '--amend'),
    reset: (folder) => git(folder, 'reset', '--quiet', '--soft', 'HEAD~1'),
    branch: (folder) => git(folder, 'checkout', '--quiet', '-b', 'other'),
    detach: (folder) => git(folder, 'checkout', '--quiet', '--detach', 'HEAD~1'),
    reference: (folder) => git(folder, 'update-ref', 'HEAD', 'HEAD~1'),
    // As programs do that keep no log.
    'reference file': (folder) =>
      writeFileSync(headFile(folder), git(folder, 'rev-parse', 'HEAD~1')),
    'packed reference'(folder) {
      const packed = `${git(folder, 'rev-parse', 'HEAD~1').trim()} ${git(folder, 'symbolic-ref', 'HEAD')}`;
      rmSync(headFile(folder));
      writeFileSync(join(folder, '.git/packed-refs'), packed);
    },
    history: (folder) => git(folder, 'fetch', '--quiet', '--depth=1'),
    nested: (folder) => git(join(folder, 'manual'), 'init', '--quiet'),
    removed: (folder) => rmSync(join(folder, '.git'), { recursive: true }),
    nothing(folder) {
      writeFileSync(join(folder, 'manual/docs/a.md'), 'a, changed again');
      git(folder, 'add', '--all');
      git(folder, 'status', '--short');
    },
  };
  const folders = Object.keys(changes).map((name) => cloneOf(`head of ${name}`));
  const unchanged = await unchangedBy(
    Object.values(changes).map((change, nth) => [folders[nth] ?? '', change]),
  );
  expect(unchanged.map((nth) => Object.keys(changes)[nth])).toEqual(['nothing']);
});

it('names such files for a linked worktree', async () => {
  const clone = cloneOf('with worktrees');
  const [moved, removed] = [join(clone, 'moved'), join(clone, 'removed')];
  for (const tree of [moved, removed]) git(clone, 'worktree', 'add', '--quiet', tree);
  const unchanged = await unchangedBy([
    [moved, () => git(clone, 'update-ref', 'refs/heads/moved', 'HEAD~1')],
    // Belongs to the repository around it then.
    [removed, () => rmSync(join(removed, '.git'))],
  ]);
  expect(unchanged).toEqual([]);
});

/** Which changes of repositories leave the files as they are that `gitHead` has named before. */
async function unchangedBy(changes: readonly [folder: string, (folder: string) => void][]) {
  const heads = await Promise.all(changes.map(([folder]) => gitHead(join(folder, 'manual'))));
  await wait(2_100);
  const identities = () =>
    heads.map((head) =>
      head === undefined || 'permit' in head ? undefined : fileIdentities(head.files),
    );
  const before = identities();
  expect(before).not.toContain(undefined);
  for (const [folder, change] of changes) change(folder);
  const after = identities();
  return [...changes.keys()].filter(
    (nth) => JSON.stringify(before[nth]) === JSON.stringify(after[nth]),
  );
}

function cloneOf(name: string): string {
  git(root, 'clone', '--quiet', pathToFileURL(join(root, 'repository')).href, name);
  return join(root, name);
}

function headFile(folder: string): string {
  return join(folder, '.git', git(folder, 'symbolic-ref', 'HEAD').trim());
}

it('knows nothing outside of a repository and before the first commit', async () => {
  expect(await gitHead(root)).toBeUndefined();
  git(root, 'init', '--quiet', 'empty');
  expect(await gitHead(join(root, 'empty'))).toBeUndefined();
});

function commit(date: string, files: Readonly<Record<string, string>>, folder = project): void {
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  git(folder, 'add', '--all', ':/');
  git(folder, ...author, 'commit', '-qm', 'x', date);
}

/** Runs git. If the last argument is a time, it becomes that of the commit. */
function git(cwd: string, ...args: string[]): string {
  const date = /^\d{4}-\d\d-\d\dT/.test(args.at(-1) ?? '') ? args.pop() : undefined;
  const env = { ...process.env, GIT_COMMITTER_DATE: date, GIT_CONFIG_GLOBAL: '/dev/null' };
  return execFileSync('git', args, { cwd, env, encoding: 'utf8' });
}
