import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { environment, LIMIT, repositoryBin } from './support/spawn-docgen.ts';

// All are enough for Node to run docgen. With 24, the bundler would not start; with 28, Node would
// abort the process when code gets a time limit.
it.each<[files: number, ...args: string[]]>([
  [24, 'build'],
  [28, 'build'],
  [24, 'dev', '--port', '0'],
])(
  'says what to do if the system lets it open no more than %i files: docgen %s',
  async (files, ...args) => {
    const project = mkdtempSync(join(tmpdir(), 'docgen-few-'));
    onTestFinished(() => rmSync(project, { recursive: true }));
    writeFileSync(
      join(project, 'site.config.js'),
      "export default { title: 'A', url: 'https://a.example', content: [{ id: 'docs', path: 'docs' }] };",
    );
    mkdirSync(join(project, 'docs'));
    writeFileSync(join(project, 'docs/index.md'), '# Home\n');
    const limited = ['-c', `ulimit -n ${files}; exec "$0" "$@"`, process.execPath, repositoryBin];
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
