import { stringWork } from '@docgen/core/testing/string-work';
import { describe, expect, it } from 'vitest';
import { readFrontMatter } from './front-matter.ts';

const read = (source: string) => readFrontMatter('a.mdx', source);

describe('readFrontMatter', () => {
  it('reads the keys and where the text starts', () => {
    const source =
      '---\nid: overview\nslug: /\ntitle: "A: b"\nsidebar_position: 1.5\npagination_next: null\n---\nText';
    const { value, diagnostics } = read(source);
    expect(diagnostics).toEqual([]);
    expect(value.data).toEqual({
      id: 'overview',
      slug: '/',
      title: 'A: b',
      sidebar_position: 1.5,
      pagination_next: null,
    });
    expect(source.slice(value.bodyStart)).toBe('Text');
  });

  it('reads CRLF files and a byte order mark', () => {
    const source = '\uFEFF---\r\ntitle: A\r\n---\r\nText';
    const { value } = read(source);
    expect(value.data).toEqual({ title: 'A' });
    expect(source.slice(value.bodyStart)).toBe('Text');
  });

  it('leaves pages without front matter alone', () => {
    expect(read('# Title\n\n---\n').value).toMatchObject({ data: {}, bodyStart: 0 });
    expect(read('').value).toMatchObject({ data: {}, bodyStart: 0 });
    expect(read('---\n\nA rule, not front matter.\n')).toMatchObject({
      value: { data: {}, bodyStart: 0 },
      diagnostics: [],
    });
  });

  it('accepts empty front matter and one that ends with the file', () => {
    expect(read('---\n---\nx').value).toMatchObject({ data: {}, bodyStart: 8 });
    expect(read('---\ntitle: A\n---').value.data).toEqual({ title: 'A' });
  });

  it('reads numbers and flags with quotes around them', () => {
    const { value, diagnostics } = read(
      '---\nsidebar_position: "-1.5"\nunlisted: \'true\'\ntoc_min_heading_level: "3"\ntitle: "5"\n---\n',
    );
    expect(diagnostics).toEqual([]);
    expect(value.data).toEqual({
      sidebar_position: -1.5,
      unlisted: true,
      toc_min_heading_level: 3,
      title: '5',
    });
  });

  it('knows the places of keys, also of those with wrong values', () => {
    const { placeOf } = read('---\ntitle: 3\r\npagination_next: b\n---\n').value;
    expect(placeOf('title')).toEqual({
      ...{ file: 'a.mdx', line: 2, column: 1 },
      ...{ endLine: 2, endColumn: 6 },
    });
    expect(placeOf('pagination_next')).toEqual({
      ...{ file: 'a.mdx', line: 3, column: 1 },
      ...{ endLine: 3, endColumn: 16 },
    });
    expect(placeOf('pagination_prev')).toBeUndefined();
  });

  it('reads the group in which Docusaurus has the format', () => {
    expect(read('---\nmdx:\n  format: md\n---\n').value.data).toEqual({ mdx: { format: 'md' } });
    expect(read('---\nmdx: {}\n---\n').diagnostics).toEqual([]);
    const problemOf = (value: string) => read(`---\nmdx: ${value}\n---\n`).diagnostics[0]?.message;
    expect(problemOf('md')).toBe(
      'The front matter key "mdx" expects "format", such as { format: md }, but got the text "md".',
    );
    expect(problemOf('{ format: html }')).toBe(
      'The front matter key "mdx.format" expects "md", "mdx" or "detect", but got the text "html".',
    );
  });

  it('reports several wrong types at their keys and keeps the rest', () => {
    const source =
      '---\ntitle: 2024\nkeywords: shop\nunlisted: yes\nformat: html\ndescription: fine\n---\n';
    const { value, diagnostics } = read(source);
    expect(value.data).toEqual({ description: 'fine' });
    expect(diagnostics.map((d) => [d.place?.line, d.place?.column, d.severity, d.message])).toEqual(
      [
        [2, 1, 'error', 'The front matter key "title" expects text, but got 2024 (number).'],
        [
          3,
          1,
          'error',
          'The front matter key "keywords" expects a list of strings, but got the text "shop".',
        ],
        [
          4,
          1,
          'error',
          'The front matter key "unlisted" expects true or false, but got the text "yes".',
        ],
        [
          5,
          1,
          'error',
          'The front matter key "format" expects "md", "mdx" or "detect", but got the text "html".',
        ],
      ],
    );
    expect(diagnostics.map((d) => d.hint)).toEqual([
      'Put the value in quotes: title: "2024".',
      'Write a list: keywords: [shop].',
      'Write unlisted: true.',
      undefined,
    ]);
    expect(diagnostics[0]?.source).toBe(source);
  });

  it('shows the keys of a value that has some', () => {
    const { diagnostics } = read('---\nlast_update: 2026-03-01\n---\n');
    expect(diagnostics[0]?.hint).toBe('Write last_update: { date: 2026-01-31, author: Name }.');
  });

  it('takes dates in all forms that JavaScript reads, and reports others', () => {
    const valid = read('---\nlast_update: { date: 5/18/2026 }\n---\n');
    expect(valid.diagnostics).toEqual([]);
    expect(valid.value.data.last_update).toEqual({ date: '5/18/2026' });
    const { diagnostics } = read('---\nlast_update: { date: 18.05.2026 }\n---\n');
    expect(diagnostics).toMatchObject([
      {
        severity: 'error',
        message:
          'The front matter key "last_update.date" expects a date, but got the text "18.05.2026".',
        hint: 'Write last_update: { date: 2026-01-31, author: Name }.',
      },
    ]);
  });

  it('says of a date such as February 31 that the day does not exist', () => {
    const { diagnostics } = read('---\nlast_update: { date: 2026-02-31, author: Ada }\n---\n');
    expect(diagnostics[0]?.hint).toBe('The calendar has no such day.');
    const noDate = read('---\nlast_update: { date: 2026-02-01 morning }\n---\n');
    expect(noDate.diagnostics[0]?.hint).toMatch(/^Write last_update:/);
    const noAuthor = read('---\nlast_update: { date: 2026-02-01, author: [1] }\n---\n');
    expect(noAuthor.diagnostics[0]?.hint).toMatch(/^Write last_update:/);
  });

  it('takes no address that would run a script', () => {
    const { value, diagnostics } = read('---\ncustom_edit_url: "javascript:alert(1)"\n---\n');
    expect(value.data).toEqual({});
    expect(diagnostics).toMatchObject([
      {
        code: 'unsafe-address',
        place: { line: 2, column: 1 },
      },
    ]);
    expect(read('---\ncustom_edit_url: null\n---\n').diagnostics).toEqual([]);
  });

  it('reports heading levels that leave the table of contents empty', () => {
    const levels = (min: number, max: number) =>
      `---\ntoc_max_heading_level: ${max}\ntoc_min_heading_level: ${min}\n---\n`;
    const { value, diagnostics } = readFrontMatter('docs/a.md', levels(4, 3));
    expect(diagnostics).toMatchObject([
      {
        code: 'front-matter-type',
        severity: 'error',
        message:
          'The front matter key "toc_min_heading_level" (4) must not be greater than "toc_max_heading_level" (3).',
        place: { line: 3, column: 1 },
      },
    ]);
    expect(value.data).toEqual({ toc_max_heading_level: 3 });
    expect(readFrontMatter('docs/a.md', levels(3, 3)).diagnostics).toEqual([]);
  });

  it('warns about unknown keys with the nearest name', () => {
    const { diagnostics } = read('---\ntitle: A\nsidebar_postion: 3\n---\n');
    expect(diagnostics).toMatchObject([
      {
        code: 'front-matter-unknown-key',
        severity: 'warning',
        hint: 'Did you mean "sidebar_position"?',
        place: { file: 'a.mdx', line: 3, column: 1, endLine: 3, endColumn: 16 },
      },
    ]);
  });

  it('takes a key that resembles another one of the page for one of the site', () => {
    const { value, diagnostics } = read('---\nseoTitle: All of it\ntitle: A\n---\n');
    expect(diagnostics).toEqual([]);
    expect(value.data).toEqual({ seoTitle: 'All of it', title: 'A' });
    expect(read('---\nseoTitle: All of it\n---\n').diagnostics).toMatchObject([
      { code: 'front-matter-unknown-key', hint: 'Did you mean "title"?' },
    ]);
  });

  it('warns about a layout that is of another program', () => {
    const { value, diagnostics } = read('---\nlayout: page\ntitle: A\n---\n');
    expect(value.data).toEqual({ title: 'A' });
    expect(diagnostics).toMatchObject([
      {
        code: 'front-matter-type',
        severity: 'warning',
        message:
          'The front matter key "layout" expects "doc" or "landing", but got the text "page".',
        hint: 'The page is drawn as "doc".',
        place: { line: 2, column: 1 },
      },
    ]);
    expect(read('---\nlayout: null\n---\n').diagnostics).toMatchObject([{ severity: 'warning' }]);
    expect(read('---\nlayout: landing\n---\n')).toMatchObject({
      value: { data: { layout: 'landing' } },
      diagnostics: [],
    });
  });

  it('passes over what only Docusaurus knows', () => {
    expect(read('---\ncustom_edit_url: null\ntags: [a, b]\n---\n').diagnostics).toEqual([]);
  });

  it('does not take a key of the prototype for a known one', () => {
    const { value, diagnostics } = read('---\nconstructor: 1\n---\n');
    expect(diagnostics).toEqual([]);
    expect(value.data).toEqual({ constructor: 1 });
  });

  it.each([
    [`x:\n${'  - *x\n'.repeat(20_000)}`, /^.*: "\*x" refers to the anchor/, 3],
    [`x: &x 1\ny:\n${'  - *x\n'.repeat(20_000)}`, /more than 100 aliases \("\*x"\)/, 104],
    ['x: &x\n  - a\n  - *x\n', /"\*x" is inside the value that it refers to/, 4],
  ])('reports aliases that lead nowhere, are too many or have no end', (yaml, message, line) => {
    const [found] = read(`---\n${yaml}---\n`).diagnostics;
    expect(found).toMatchObject({ code: 'front-matter-syntax', place: { line } });
    expect(found?.message).toMatch(message);
  });

  it('takes aliases of what is above', () => {
    const { value, diagnostics } = read('---\nx: &x [a]\ny: { z: *x }\nw: [*x, *x]\n---\n');
    expect(diagnostics).toEqual([]);
    expect(value.data).toMatchObject({ x: ['a'], y: { z: ['a'] }, w: [['a'], ['a']] });
  });

  it('reports YAML errors at their line', () => {
    const { value, diagnostics } = read('---\nid: a\ntitle: Note: this\n---\n');
    expect(value.data).toEqual({});
    expect(diagnostics).toMatchObject([
      {
        code: 'front-matter-syntax',
        severity: 'error',
        hint: 'Put values that contain a colon in "quotes".',
        place: { line: 3, column: 8 },
      },
    ]);
  });

  it.each([
    ["description: 'a,\nb'", 2, "closing quotation mark '", 'indent that line'],
    ['description: "a b\nc d"', 2, 'closing quotation mark "', 'indent that line'],
    ["description: 'a\n\nb c'", 3, "closing quotation mark '", 'indent that line'],
    ['tags: [a,\nb]', 3, 'Flow sequence', 'Indent the lines that continue the value'],
  ])('reports %j, which js-yaml reads, once and says to indent', (yaml, line, message, hint) => {
    expect(read(`---\n${yaml}\ntitle: A\n---\n`).diagnostics).toMatchObject([
      {
        message: expect.stringContaining(message),
        hint: expect.stringContaining(hint),
        place: { line },
      },
    ]);
  });

  it('reports duplicate keys, lists and a missing end', () => {
    expect(read('---\nid: a\nid: b\n---\n').diagnostics).toMatchObject([{ place: { line: 3 } }]);
    expect(read('---\n- a\n---\n').diagnostics).toMatchObject([
      { code: 'front-matter-syntax', place: { line: 2, column: 1 } },
    ]);
    expect(read('---\ntitle: A\n\nText').diagnostics).toMatchObject([
      { code: 'front-matter-unclosed', place: { line: 1, column: 1 } },
    ]);
  });

  it.each([
    ['+++\ntitle = "A"\n\n[params]\nb = 1\n+++\nText', /is TOML/, 1, 1],
    ['\n---\ntitle: A\n---\nText', /not at the start/, 2, 1],
    [' ---\r\ntitle: A\r\n---\r\nText', /not at the start/, 1, 2],
    ['<!-- a\n--- -->\n{/* b */}\n---\nmine: A\nslug: b\n---\n', /not at the start/, 4, 1],
    ['----\nsidebar_position: 1\n----\n', /not between lines of three dashes/, 1, 1],
  ])('reports front matter that would be text: %j', (source, message, line, column) => {
    const { value, diagnostics } = read(source);
    expect(value.bodyStart).toBe(0);
    expect(diagnostics).toMatchObject([
      { code: 'front-matter-syntax', severity: 'error', place: { line, column } },
    ]);
    expect(diagnostics[0]?.message).toMatch(message);
  });

  it.each([
    '\n---\n\nText\n\n---\n',
    '\n---\nNote: this is a heading\n---\n',
    '\n---\nnote: this is a heading\n---\n',
    '----\n\ntitle: A\n\n----\n',
    '\n---\ntitle: of what?',
    '+++\nA line of plus signs\n+++\n',
    '+++ a = b\n+++\n',
    'Text\n\n---\ntitle: A\n---\n',
    `${'<!-- -->'.repeat(100_000)}${' '.repeat(1_000_000)}`,
    `${'<!--'.repeat(100_000)}`,
  ])('leaves rules and text below them alone (%#)', (source) => {
    expect(read(source).diagnostics).toEqual([]);
  });
});

it('each further mistyped key is located in the same time', async () => {
  const work = (count: number) => {
    const keys = Array.from({ length: count }, (_, index) => `title${index}: [a]`);
    const source = `---\n${keys.join('\n')}\n---\n`;
    return stringWork('indexOf', () => expect(read(source).diagnostics).toHaveLength(count));
  };
  const [few, many] = [await work(100), await work(400)];
  expect(many.calls).toBeLessThan(5 * few.calls);
});
