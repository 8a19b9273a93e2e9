import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { environment, LIMIT, repositoryBin } from './support/spawn-docgen.ts';

/** Enough for Node to run docgen, and not enough for the bundler to start. */
const FILES = 24;

it.each([['build'], ['dev', '--port', '0']])(
  'docgen %s says what to do if the system lets it open too few files for the bundler',
  async (...args) => {
    const project = mkdtempSync(join(tmpdir(), 'docgen-few-'));
    onTestFinished(() => rmSync(project, { recursive: true }));
    writeFileSync(
      join(project, 'site.config.js'),
      "export default { title: 'A', url: 'https://a.example', content: [{ id: 'docs', path: 'docs' }] };",
    );
    mkdirSync(join(project, 'docs'));
    writeFileSync(join(project, 'docs/index.md'), '# Home\n');
    const limited = ['-c', `ulimit -n ${FILES}; exec "$0" "$@"`, process.execPath, repositoryBin];
    const { code, stderr } = await new Promise<{ code: unknown; stderr: string }>((resolve) => {
      execFile(
        'sh',
        [...limited, ...args],
        { cwd: project, env: environment, ...LIMIT },
        (error, _, text) => resolve({ code: error?.code, stderr: text }),
      );
    });
    expect(code).toBe(1);
    expect(stderr).toMatch(/error The system refused: .*\bEMFILE\b/);
    expect(stderr).toContain(
      'hint: Let programs open more files, for example with `ulimit -n 1024`',
    );
    expect(stderr).not.toMatch(/This is a bug|Unhandled|keeps running/);
  },
);
