import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

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
  mkdirSync(join(project, KEPT), { recursive: true });
  for (const script of ['packed.js', 'prepared-server.js']) {
    const code = join(root, KEPT, `build-${script}.code`);
    if (existsSync(code)) copyFileSync(code, join(project, KEPT, `${command}-${script}.code`));
  }
}
