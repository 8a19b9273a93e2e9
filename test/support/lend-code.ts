import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openStore } from '../../packages/memo/src/store.ts';

const KEPT = 'node_modules/.cache/docgen';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Gives a project V8's compiled code of docgen, which the last build of the MiSArch site has kept.
 * Without it, half of the processor time of a small build is compiling docgen. Does nothing if there
 * is none; docgen itself ignores what is of another bundle.
 *
 * @param project - Project folder; created if it does not exist.
 * @param command - The command that will be run there. `check` uses the code of `build`.
 */
export function lendCode(project: string, command: 'build' | 'dev'): void {
  const from = join(root, KEPT, 'code');
  const to = join(project, KEPT, 'code');
  mkdirSync(join(project, KEPT), { recursive: true });
  if (!existsSync(from)) return;
  cpSync(from, to, { recursive: true });
  const store = openStore(to);
  const code = store.get({ kind: 'code', id: 'build' });
  if (command !== 'build' && code !== undefined) store.note({ kind: 'code', id: command }, code);
  store.close(true);
}
