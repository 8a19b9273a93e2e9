import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeArticle } from './support/describe-article.ts';
import { casesOf, openCase } from './support/fixture-case.ts';
import { addressesIn, isRelative, leftovers, parseTwin } from './support/twin-tree.ts';

/**
 * One site per group of features. `expected/` contains each page as {@link describeArticle} prints
 * it, and the output of the build in `diagnostics.txt`, if there is any.
 */
describe.each(casesOf('authoring'))('%s', (group) => {
  const { project, run, expectFiles, remove } = openCase(join('authoring', group));
  const out = join(project, 'dist');
  let said = '';
  afterAll(remove);
  beforeAll(async () => {
    const { code, stderr } = await run();
    said = stderr.trim();
    expect(code, said).toBe(0);
  });

  const pages = () =>
    readdirSync(out, { recursive: true, encoding: 'utf8' })
      .filter((path) => /(?:^|[\\/])index\.html$/.test(path))
      .map((path): [string, string] => {
        const route = path.replace(/[\\/]?index\.html$/, '').replaceAll(/[\\/]/g, '-');
        const html = readFileSync(join(out, path), 'utf8');
        return [`${route || 'index'}.html`, describeArticle(html)];
      })
      .filter(([name]) => !name.startsWith('graphql-') || name === 'graphql.html');

  it('has the expected pages and diagnostics', () => {
    const diagnostics = said === '' ? [] : [['diagnostics.txt', `${said}\n`]];
    expectFiles(Object.fromEntries([...pages(), ...diagnostics]));
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
    expect(twins.length).toBeGreaterThanOrEqual(pages().length);
    expect(found).toEqual([]);
  });
});
