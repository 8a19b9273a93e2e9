import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeArticle } from './support/describe-article.ts';
import { runDocgen } from './support/run-docgen.ts';
import { addressesIn, isRelative, leftovers, parseTwin } from './support/twin-tree.ts';

const fixtures = fileURLToPath(new URL('fixtures/authoring', import.meta.url));
const groups = readdirSync(fixtures);

/**
 * One site per group of features. `expected/` holds what each of its pages becomes: the article,
 * and above it what the page has in its head and whether it brings a script; and in
 * `diagnostics.txt` what docgen says while it builds, if that is anything.
 */
describe.each(groups)('%s', (group) => {
  const expected = join(fixtures, group, 'expected');
  // A copy, so that no diagram is there from an earlier run.
  const project = mkdtempSync(join(tmpdir(), 'docgen-authoring-'));
  const out = join(project, 'dist');
  let said = '';

  beforeAll(async () => {
    cpSync(join(fixtures, group, 'site'), project, { recursive: true });
    const { code, stdout, stderr } = await runDocgen(['build'], project);
    said = `${stderr}${stdout}`
      .split('\n')
      .filter((line) => !/^[✓✗] | made in /.test(line))
      .join('\n')
      .trim();
    expect(code, said).toBe(0);
    if (process.env.UPDATE === '1') update();
  });
  afterAll(() => rmSync(project, { recursive: true }));

  /** Expectations by file name. */
  function actual(): ReadonlyMap<string, string> {
    const pages = readdirSync(out, { recursive: true, encoding: 'utf8' })
      .filter((path) => /(?:^|[\\/])index\.html$/.test(path))
      .map((path): [string, string] => {
        const route = path.replace(/[\\/]?index\.html$/, '').replaceAll(/[\\/]/g, '-');
        const html = readFileSync(join(out, path), 'utf8');
        return [`${route || 'index'}.html`, describeArticle(html)];
      })
      .filter(([name]) => !name.startsWith('graphql-') || name === 'graphql.html');
    return new Map(said === '' ? pages : [...pages, ['diagnostics.txt', `${said}\n`]]);
  }

  function update(): void {
    for (const [name, text] of actual()) writeFileSync(join(expected, name), text);
  }

  const names = readdirSync(expected);

  it.each(names)('%s', (name) => {
    expect(actual().get(name)).toBe(readFileSync(join(expected, name), 'utf8'));
  });

  it('has Markdown twins without code of the pages', () => {
    const twins = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((path) =>
      path.endsWith('.md'),
    );
    const found = twins.flatMap((path) => {
      const tree = parseTwin(readFileSync(join(out, path), 'utf8'));
      const wrong = [...leftovers(tree), ...addressesIn(tree).filter(isRelative)];
      return wrong.map((text) => `${path}: ${text}`);
    });
    expect(twins.length).toBeGreaterThanOrEqual(names.length - 1);
    expect(found).toEqual([]);
  });

  it('has no page and no diagnostic beside those expected', () => {
    expect([...actual().keys()].sort()).toEqual(readdirSync(expected).sort());
  });
});
