import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { runDocgen, TEMPLATE } from './support/run-docgen.ts';

const fixtures = fileURLToPath(new URL('fixtures/init', import.meta.url));
const cases = readdirSync(fixtures, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

/**
 * One folder per case. `<case>.txt` beside it holds what docgen says: to `init`, or the arguments
 * in `<case>.args.json`, and then to `build`. Files that are made are beside it as well, as
 * `<case>.<name>`, unless they are those of the template.
 */
describe('init', () => {
  it.each(cases)('%s', async (name) => {
    // A name with a space and an umlaut: paths are where such things go wrong.
    const temporary = realpathSync(mkdtempSync(join(tmpdir(), 'docgen init ä ')));
    const project = join(temporary, name);
    try {
      cpSync(join(fixtures, name), project, { recursive: true });
      // Git keeps no empty folders.
      rmSync(join(project, '.gitkeep'), { force: true });
      const before = texts(project);

      const argsFile = join(fixtures, `${name}.args.json`);
      const args = existsSync(argsFile)
        ? (JSON.parse(readFileSync(argsFile, 'utf8')) as string[])
        : ['init'];
      const said = [await run(args, project)];
      const after = texts(project);
      const made = [...after].filter(([path]) => !before.has(path));
      const config = made.find(([path]) => basename(path) === 'site.config.ts')?.[0];
      if (config !== undefined) said.push(await run(['build', '--config', config], project));

      expectFile(`${name}.txt`, said.join('\n'));
      const samples = new Set(Object.values(TEMPLATE));
      for (const [path, text] of made) {
        if (!samples.has(text)) expectFile(`${name}.${basename(path)}`, withoutCheckout(text));
      }
      for (const [path, text] of before) expect(after.get(path), path).toBe(text);
    } finally {
      rmSync(temporary, { recursive: true, force: true });
    }
  });
});

/** What a run says, without what differs from run to run. */
async function run(args: readonly string[], project: string): Promise<string> {
  const { code, stdout, stderr } = await runDocgen(args, project);
  const said = withoutCheckout(`${stderr}${stdout}`)
    .replaceAll(project, '<project>')
    .replaceAll(/\d+ pages, \d+ files, [\d.]+ MB (in .*), made in [\d.]+ s/g, 'a site $1')
    .split('\n')
    .filter((line) => !/^[✓✗] /.test(line))
    .join('\n')
    .trim();
  return `$ docgen ${args.join(' ')}\n${said}\nexit code ${code}\n`;
}

/** Tests run the docgen of this repository, so that is what a new site is to install. */
function withoutCheckout(text: string): string {
  const unquoted = text.replaceAll(/"(supergraph-docgen@[^"\n]+)"/g, '$1');
  return unquoted.replaceAll(/file:(?:\.\.\/)+[^"\n]*packages\/docgen/g, 'file:<checkout>');
}

/** All files of a folder by path. */
function texts(folder: string): Map<string, string> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  return new Map(
    paths
      .filter((path) => statSync(join(folder, path)).isFile())
      .map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
  );
}

function expectFile(name: string, actual: string): void {
  const file = join(fixtures, name);
  if (process.env.UPDATE === '1') writeFileSync(file, actual);
  expect(actual).toBe(readFileSync(file, 'utf8'));
}
