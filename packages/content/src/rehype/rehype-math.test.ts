import { stringWork } from '@docgen/core/testing/string-work';
import { describe, expect, it } from 'vitest';
import { DEFAULTS, renderPage } from '../testing/render-page.ts';

describe('formulas', () => {
  it('are set as HTML and MathML at build time', async () => {
    const page = await renderPage('Let $x^2$ be\n\n$$\n\\frac{a}{b}\n$$\n');
    expect(page.diagnostics).toEqual([]);
    expect(page.usesMath).toBe(true);
    expect(page.html).toMatch(/^<p>Let <span class="math math-inline"><span class="katex">/);
    expect(page.html).toContain('<annotation encoding="application/x-tex">x^2</annotation>');
    expect(page.html).toContain(
      '<div class="math math-display" role="group" aria-label="Formula" tabindex="0"><span class="katex-display">',
    );
    expect(page.html).toContain('<mfrac>');
  });

  it('may be fences', async () => {
    const page = await renderPage('```math\na^2\n```');
    expect(page.usesMath).toBe(true);
    expect(page.html).toContain(
      '<div class="math math-display" role="group" aria-label="Formula" tabindex="0">',
    );
  });

  it('may stand in headings and tables', async () => {
    const page = await renderPage('## The $a^2$ law\n\n| $b$ |\n|---|\n| $\\alpha$ |\n');
    expect(page.headings).toMatchObject([{ id: 'the-a2-law', text: 'The a^2 law' }]);
    expect(page.headings[0]?.html).toContain('<span class="katex">');
    expect(page.html).toContain('aria-label="Link to The a^2 law"');
    expect(page.html.match(/class="math math-inline"/g)).toHaveLength(3);
  });

  it('are reported at their line when they are wrong, the others are set', async () => {
    const source = '---\ntitle: A\n---\n\nbad $\\frc{1}$, good $x$\n\n$$\na\n\\bad\n$$\n';
    const page = await renderPage(source);
    expect(page.diagnostics).toMatchObject([
      {
        code: 'math-syntax',
        severity: 'error',
        message: 'KaTeX cannot render the formula: Undefined control sequence: \\frc.',
        place: { file: 'docs/page.mdx', line: 5, column: 6 },
        source,
      },
      { code: 'math-syntax', place: { line: 9, column: 1 } },
    ]);
    expect(page.html).toContain('good <span class="math math-inline">');
  });

  it.each([
    ['a $$\\bad$$', 1, 5],
    ['a $b\nc \\bad$', 2, 3],
    ['a $\r\nb\r\nc \\bad $', 3, 3],
    ['$\na{/* $', 2, 5],
    ['> a $\n> \\bad $', 2, 3],
    ['- a\n\n  $$\n  b\n  c \\bad\n  $$', 5, 5],
    ['> $$\n> \\bad\n> $$', 2, 3],
    ['- ```math\n  \\bad\n  ```', 2, 3],
    ['| a |\n| - |\n| $b$ $\\bad$ |', 3, 8],
  ])('are reported at their column: %j', async (source, line, column) => {
    const page = await renderPage(source);
    expect(page.diagnostics).toMatchObject([{ code: 'math-syntax', place: { line, column } }]);
  });

  it('warn about characters that KaTeX does not know', async () => {
    const { diagnostics, html } = await renderPage('a\n\nb $🚀$');
    expect(diagnostics).toMatchObject([{ code: 'math-character', place: { line: 3, column: 3 } }]);
    expect(diagnostics[0]?.message).toContain("No character metrics for '🚀'");
    expect(html).toContain('class="math math-inline"');
  });

  it('leave pages without any alone', async () => {
    const page = await renderPage(
      'It costs \\$5, `$a$`, and 5 $ only.\n\n```sh\necho $A $B\n```\n',
    );
    expect(page.usesMath).toBe(false);
    expect(page.html).toContain('It costs $5, <code>$a$</code>, and 5 $ only.');
  });

  it('are text when switched off and in format md', async () => {
    const { math: _, ...markdown } = DEFAULTS.markdown;
    expect((await renderPage('$a$', { markdown })).html).toBe('<p>$a$</p>');
    const md = await renderPage('---\nformat: md\n---\n$a$\n\n```math\na\n```');
    expect(md.html).toContain('<p>$a$</p>');
    expect(md.html).toContain('<code class="language-math">');
    expect(md.usesMath).toBe(false);
  });
});

it('places what is missing at the end of a block that is not closed within the file', async () => {
  const { diagnostics } = await renderPage('a\n\n```math\n\\frac');
  expect(diagnostics).toMatchObject([{ code: 'math-syntax', place: { line: 4, column: 6 } }]);
});

it('each further error of a formula is located in the same time', async () => {
  const work = (count: number) => {
    const source = 'A $\\bad$ one.\n\n'.repeat(count);
    return stringWork('split', async () => {
      const { diagnostics } = await renderPage(source);
      expect(diagnostics.at(-1)?.place).toMatchObject({ line: 2 * count - 1, column: 4 });
    });
  };
  const [few, many] = [await work(50), await work(200)];
  expect(many.characters).toBeLessThan(5 * few.characters);
});
