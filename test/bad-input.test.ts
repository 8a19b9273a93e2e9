import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { runDocgen } from './support/run-docgen.ts';

const fixtures = fileURLToPath(new URL('fixtures/bad-input', import.meta.url));
const cases = readdirSync(fixtures, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

/**
 * One folder per mistake; `<case>.txt` beside it holds what docgen says. The
 * arguments are in `<case>.args.json`, if they are not just `build`. Every
 * project gets an output of an earlier build, and it has to survive.
 */
describe('bad input', () => {
  it.each(cases)('%s', async (name) => {
    const project = realpathSync(mkdtempSync(join(tmpdir(), 'docgen-bad-input-')));
    try {
      cpSync(join(fixtures, name), project, { recursive: true, verbatimSymlinks: true });
      const dist = join(project, 'dist');
      if (!existsSync(dist)) {
        cpSync(join(fixtures, '../previous-output'), dist, { recursive: true });
      }
      const before = readdirSync(project, { recursive: true }).sort();
      const argsFile = join(fixtures, `${name}.args.json`);
      const args = existsSync(argsFile)
        ? (JSON.parse(readFileSync(argsFile, 'utf8')) as string[])
        : ['build'];

      const { code, stdout, stderr } = await runDocgen(args, project);

      const said = `${stderr}${stdout}`
        .replaceAll(project, '<project>')
        .split('\n')
        .filter((line) => !/^[✓✗] /.test(line))
        .join('\n')
        .trim();
      const actual = `$ docgen ${args.join(' ')}\n${said}\nexit code ${code}\n`;
      const expectation = join(fixtures, `${name}.txt`);
      if (process.env.UPDATE === '1') writeFileSync(expectation, actual);
      expect(actual).toBe(readFileSync(expectation, 'utf8'));
      expect(readdirSync(project, { recursive: true }).sort()).toEqual(before);
    } finally {
      rmSync(project, { recursive: true, force: true });
    }
  });
});
