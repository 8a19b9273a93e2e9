import { spawnSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from '@docgen/files/testing/temporary-folder';
import { expect, it } from 'vitest';
import { EXIT } from './exit-code.ts';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));

it.each([
  ['the result of the command', '2', EXIT.fault],
  ['success', '0', EXIT.fine],
  ['a fault if the command never ends', 'new Promise(() => {})', EXIT.fault],
])('the process ends with %s', (_, result, code) => {
  const folder = temporaryFolder({
    'packed.js': `(function (require, module) {
      module.exports = { loadCommand: async () => ({ runCommand: async () => ${result} }) };
    })`,
  });
  for (const name of ['cli.cjs', 'bundle-hash.txt'])
    copyFileSync(join(dist, name), join(folder, name));
  const { status } = spawnSync(process.execPath, [join(folder, 'cli.cjs'), 'explain'], {
    cwd: folder,
  });
  expect(status).toBe(code);
});
