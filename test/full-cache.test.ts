import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { environment, LIMIT, repositoryBin } from './support/spawn-docgen.ts';

const CONFIG = `export default {
  title: 'Large',
  url: 'https://example.org',
  content: [{ id: 'docs', path: 'docs' }],
};
`;

/** Plain text, which is quick to compile. Unlisted pages are in no file with the texts of all pages. */
const TEXT = 'A plant needs light, water and earth. '.repeat(1000);

/**
 * The largest file that the build may write, in the blocks of `ulimit`: 512 or 1,024 bytes. The
 * files of the site have at most 300 kB each, the cached results 3 MB.
 */
const BLOCKS = 2048;

it('cached results that the system does not take neither fail a build nor stay on the disk', async () => {
  const project = mkdtempSync(join(tmpdir(), 'docgen-full-'));
  try {
    writeFileSync(join(project, 'site.config.ts'), CONFIG);
    mkdirSync(join(project, 'docs'));
    for (let page = 0; page < 40; page++) {
      writeFileSync(join(project, `docs/page-${page}.md`), `---\nunlisted: true\n---\n\n${TEXT}\n`);
    }
    const build = (limit: string) =>
      promisify(execFile)(
        'sh',
        ['-c', `ulimit -f ${limit}; exec "$0" "$@"`, process.execPath, repositoryBin, 'build'],
        { cwd: project, env: environment, ...LIMIT },
      );
    /** The folders of the files with results and with V8's compiled code of docgen. */
    const stores = () =>
      readdirSync(join(project, 'node_modules/.cache/docgen'), { recursive: true })
        .map(String)
        .filter((path) => path.endsWith('.values'))
        .map(dirname)
        .sort();

    const { stdout, stderr } = await build(String(BLOCKS));
    expect(stdout).toContain('41 pages');
    expect(stderr).toContain(
      'The cache folder node_modules/.cache/docgen/site.config.ts cannot be written, so the next start computes everything again: EFBIG: file too large.',
    );
    expect(stores()).toEqual([]);
    expect((await build('unlimited')).stderr).not.toContain('cannot be written');
    expect(stores()).toEqual(['code', 'site.config.ts']);
  } finally {
    rmSync(project, { recursive: true });
  }
});
