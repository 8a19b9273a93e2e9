import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { checkedFiles } from './support/checked-files.ts';
import { buildFixtureSite } from './support/fixture-site.ts';
import { runDocgen } from './support/run-docgen.ts';

const FILES = {
  'site.config.ts': `export default {
  title: 'Dated',
  url: 'https://example.org',
  lastUpdated: true,
  content: [{ id: 'docs', path: 'docs', editUrl: 'https://git.example/docs/edit/main/docs' }],
};
`,
  'docs/index.md': '# Start\n',
  'docs/other.md': '# Other\n',
  'docs/own.md': '---\nlast_update: { date: 5/5/2020 }\n---\n\n# Own\n',
};

it('pages and the sitemap show the dates of the last commits, also after new commits and failures', async () => {
  const { folder, change, remove } = await buildFixtureSite(FILES);
  const project = dirname(folder);
  const dates = () =>
    ['index', 'other/index', 'own/index'].map(
      (page) => /<time dateTime="([^"]*)">/.exec(read(`${page}.html`))?.[1],
    );
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  try {
    // Outside a repository, only the page with a date in its front matter has one.
    expect(dates()).toEqual([undefined, undefined, '2020-05-05']);

    git(project, 'init', '--quiet');
    commit(project, '2026-01-31T12:00:00Z');
    await change({});
    expect(dates()).toEqual(['2026-01-31', '2026-01-31', '2020-05-05']);
    expect(read('index.html')).toContain(
      '<a href="https://git.example/docs/edit/main/docs/index.md">Edit this page</a><span>Last updated on <time dateTime="2026-01-31">January 31, 2026</time></span>',
    );

    await change({ 'docs/other.md': '# Other\n\nMore.\n' });
    commit(project, '2026-02-28T12:00:00Z');
    await change({});
    expect(dates()).toEqual(['2026-01-31', '2026-02-28', '2020-05-05']);
    expect(read('sitemap.xml')).toContain(
      '<loc>https://example.org/other</loc><lastmod>2026-02-28</lastmod>',
    );

    // git still knows the commit, but not its history.
    await change({ 'docs/index.md': '# Start\n\nMore.\n' });
    commit(project, '2026-03-31T12:00:00Z');
    renameSync(join(project, '.git/objects'), join(project, '.git/hidden'));
    mkdirSync(join(project, '.git/objects'));
    await change({});
    expect(dates()).toEqual([undefined, undefined, '2020-05-05']);
    rmSync(join(project, '.git/objects'), { recursive: true });
    renameSync(join(project, '.git/hidden'), join(project, '.git/objects'));
    await change({});
    expect(dates()).toEqual(['2026-03-31', '2026-02-28', '2020-05-05']);
  } finally {
    await remove();
  }
});

it('a site that asks for dates says once why it has none', async () => {
  const outside = await checkedFiles(FILES);
  expect(outside).toEqual([
    'no-git-history site.config.ts:4:3: lastUpdated has no effect on pages without a date in their front matter, because git finds no history of the project folder.',
  ]);
  expect(
    await checkedFiles({
      ...FILES,
      'site.config.ts': FILES['site.config.ts'].replace('true', 'false'),
    }),
  ).toEqual([]);
});

it('a shallow clone is told how to get its history', async () => {
  const { folder, remove } = await buildFixtureSite(FILES);
  const project = dirname(folder);
  const clone = join(project, 'clone');
  try {
    git(project, 'init', '--quiet');
    git(project, 'add', 'site.config.ts');
    commit(project, '2026-01-31T12:00:00Z');
    commit(project, '2026-02-28T12:00:00Z', '--allow-empty');
    git(project, 'clone', '--quiet', '--depth=1', `file://${project}`, clone);
    const shallow = await runDocgen(['check'], clone);
    expect(shallow.stderr + shallow.stdout).toContain('because the repository is a shallow clone.');
    expect(shallow.stderr + shallow.stdout).toContain('fetch-depth: 0');
    git(clone, 'fetch', '--quiet', '--unshallow');
    const whole = await runDocgen(['check'], clone);
    expect(whole.stderr + whole.stdout).not.toContain('no-git-history');
  } finally {
    await remove();
  }
});

it('a site in a repository of another user, as in a container, is told how to have git read it', async () => {
  const { folder, remove } = await buildFixtureSite(FILES);
  const project = dirname(folder);
  try {
    git(project, 'init', '--quiet');
    commit(project, '2026-01-31T12:00:00Z');
    vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1');
    const { stdout } = await runDocgen(['check'], project);
    expect(stdout).toContain('because git does not read the repository, which belongs to another');
    expect(stdout).toContain(
      `hint: Run \`git config --global --add safe.directory ${realpathSync(project)}\` first.`,
    );
  } finally {
    vi.unstubAllEnvs();
    await remove();
  }
});

function commit(project: string, date: string, ...options: string[]): void {
  git(project, 'add', 'docs');
  const author = ['-c', 'user.name=A', '-c', 'user.email=a@a.example'];
  git(project, ...author, 'commit', '-qm', 'x', ...options, date);
}

/** Runs git. @param args - Arguments; a time at the end becomes the commit's. */
function git(cwd: string, ...args: string[]): void {
  const date = args.at(-1)?.endsWith('Z') ? args.pop() : undefined;
  const env = { ...process.env, GIT_COMMITTER_DATE: date, GIT_CONFIG_GLOBAL: '/dev/null' };
  execFileSync('git', args, { cwd, env });
}
