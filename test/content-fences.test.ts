import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createPageCompiler } from '@docgen/content/compile';
import type { PageCode } from '@docgen/content/compiled-page';
import { readFrontMatter } from '@docgen/content/front-matter/front-matter';
import { beforeAll, describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { loadConfig } from '../packages/config/src/load-config.ts';
import {
  checkScalars,
  requestProblems,
  requestsOfFences,
  requestsOfScript,
  type ShownRequest,
  strayVariables,
} from './support/content-operations.ts';
import { publicSchemas } from './support/schema-models.ts';
import { schemas, texts } from './support/shop-schemas.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const pages: (readonly PageCode[])[] = [];

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
    pages.push(page.value.codeBlocks);
  }
});

/** The problems in fences of some languages, each with its place. */
function problems(
  languages: readonly string[],
  check: (code: string) => string | undefined,
): string[] {
  const own = pages.flat().filter(({ language }) => languages.includes(language));
  expect(own.length, `fences of ${languages}`).toBeGreaterThan(0);
  return own.flatMap(({ code, place }) => {
    const problem = check(code);
    return problem === undefined ? [] : [`${place.file}:${place.line} ${problem}`];
  });
}

// docgen itself checks GraphQL and Mermaid fences; see test/site/check.test.ts.
describe('fences of the manuals', () => {
  it('contain JSON that parses', () => {
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

  it('contain YAML that parses', () => {
    const check = (code: string) =>
      parseAllDocuments(code)
        .flatMap((document) => [...document.errors, ...document.warnings])
        .map(String)[0];
    expect(problems(['yaml', 'yml'], check)).toEqual([]);
  });

  it('have a language', () => {
    const nameless = pages.flat().filter(({ language }) => language === '');
    expect(nameless.map(({ place }) => `${place.file}:${place.line}`)).toEqual([]);
  });
});

describe('requests in the manuals', () => {
  /** The problems of requests, each with the place of its fence. */
  function wrong(requests: readonly ShownRequest[]): string[] {
    const shop = publicSchemas(schemas, texts);
    return requests.flatMap((request) => {
      const { file, line } = request.code.place;
      const schema = shop.get(request.schema);
      if (!schema) return [`${file}:${line} names a schema that there is not`];
      return requestProblems(request, checkScalars(schema)).map(
        (problem) => `${file}:${line} ${problem}`,
      );
    });
  }

  it('have variables that the schema accepts, and responses that it allows', () => {
    const requests = pages.flatMap(requestsOfFences);
    expect(requests.filter(({ variables }) => variables).length).toBeGreaterThan(30);
    expect(requests.filter(({ answer }) => answer).length).toBeGreaterThan(5);
    expect(wrong(requests)).toEqual([]);
    expect(pages.flatMap(strayVariables).map(({ place }) => `${place.file}:${place.line}`)).toEqual(
      [],
    );
  });

  it('are valid in scripts', () => {
    const requests = pages.flat().flatMap(requestsOfScript);
    expect(requests.length).toBeGreaterThan(10);
    expect(wrong(requests)).toEqual([]);
  });
});
