import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createPageCompiler } from '@docgen/content/compile';
import type { PageCode } from '@docgen/content/compiled-page';
import { readFrontMatter } from '@docgen/content/front-matter/front-matter';
import { beforeAll, describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { loadConfig } from '../packages/config/src/load-config.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const blocks: PageCode[] = [];

beforeAll(async () => {
  const { value } = await loadConfig(join(root, 'site.config.ts'));
  if (value === undefined) throw new Error('site.config.ts does not load');
  const compilePage = createPageCompiler(value.config);
  const files = readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.mdx?$/.test(path))
    .map((path) => `content/${path}`);
  for (const file of files) {
    const source = readFileSync(join(root, file), 'utf8');
    const page = await compilePage({
      file,
      source,
      frontMatter: readFrontMatter(file, source).value,
      resolveLink: (href) => ({ href }),
    });
    blocks.push(...page.value.codeBlocks);
  }
});

/** What is wrong with the fences of a language, each with its place. */
function problems(
  languages: readonly string[],
  check: (code: string) => string | undefined,
): string[] {
  const own = blocks.filter(({ language }) => languages.includes(language));
  expect(own.length, `fences of ${languages}`).toBeGreaterThan(0);
  return own.flatMap(({ code, place }) => {
    const problem = check(code);
    return problem === undefined ? [] : [`${place.file}:${place.line} ${problem}`];
  });
}

// GraphQL and Mermaid fences are checked by docgen itself; see test/site/check.test.ts.
describe('fences of the manuals', () => {
  it('hold JSON that parses', () => {
    const check = (code: string) => {
      try {
        JSON.parse(code);
        return undefined;
      } catch (error) {
        return String(error);
      }
    };
    expect(problems(['json'], check)).toEqual([]);
  });

  it('hold YAML that parses', () => {
    const check = (code: string) =>
      parseAllDocuments(code)
        .flatMap((document) => [...document.errors, ...document.warnings])
        .map(String)[0];
    expect(problems(['yaml', 'yml'], check)).toEqual([]);
  });

  it('name a language', () => {
    const nameless = blocks.filter(({ language }) => language === '');
    expect(nameless.map(({ place }) => `${place.file}:${place.line}`)).toEqual([]);
  });
});
