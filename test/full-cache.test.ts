import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { environment, LIMIT, repositoryBin } from './support/spawn-docgen.ts';

const CONFIG = `export default {
  title: 'Large',
  url: 'https://example.org',
  content: [{ id: 'docs', path: 'docs' }],
};
`;

/**
 * The largest file that the build may write, in the blocks of `ulimit`: 512 or 1,024 bytes. The
 * files of the site have at most 400 kB each, the cached results 4 MB.
 */
const BLOCKS = 2048;

it('cached results that the system does not take neither fail a build nor stay on the disk', async () => {
  const project = mkdtempSync(join(tmpdir(), 'docgen-full-'));
  try {
    writeFileSync(join(project, 'site.config.ts'), CONFIG);
    mkdirSync(join(project, 'docs'));
    for (let page = 0; page < 200; page++) {
      const sections = Array.from(
        { length: 40 },
        (_, at) => `## Plant ${at}\n\n- *${page}* **a**\n`,
      );
      writeFileSync(
        join(project, `docs/page-${page}.md`),
        `# Page ${page}\n\n${sections.join('\n')}`,
      );
    }
    const build = (limit: string) =>
      promisify(execFile)(
        'sh',
        ['-c', `ulimit -f ${limit}; exec "$0" "$@"`, process.execPath, repositoryBin, 'build'],
        { cwd: project, env: environment, ...LIMIT },
      );
    const values = () =>
      readdirSync(join(project, 'node_modules/.cache/docgen'), { recursive: true }).filter((path) =>
        path.toString().endsWith('.values'),
      );

    const { stdout, stderr } = await build(String(BLOCKS));
    expect(stdout).toContain('201 pages');
    expect(stderr).toContain(
      'The cache folder node_modules/.cache/docgen/site.config.ts cannot be written, so the next start computes everything again: EFBIG: file too large.',
    );
    expect(values()).toEqual([]);
    expect((await build('unlimited')).stderr).not.toContain('cannot be written');
    expect(values()).toHaveLength(1);
  } finally {
    rmSync(project, { recursive: true });
  }
});
