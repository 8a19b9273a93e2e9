import { expect, test } from 'vitest';
import { articleSections } from './article-sections.ts';

test('headings with an id cut an article into sections; text is one line of what readers see', () => {
  const html = `<h1>Tea</h1><p>Hot <b>wa</b>ter.</p><ul><li>black</li><li>green</li></ul>
<div class="linked-heading"><h2 id="milk">Milk</h2><a class="anchor" href="#milk"></a></div><p>A
drop.</p><button>Copy</button><h3>Sugar</h3><p>None.</p><h2 id="end">End</h2>`;
  expect(articleSections('Tea', html)).toEqual([
    { id: '', title: 'Tea', text: 'Hot water. black green' },
    { id: 'milk', title: 'Milk', text: 'A drop. Sugar None.' },
    { id: 'end', title: 'End', text: '' },
  ]);
});

test('formulas are text as readers see them, in headings too', () => {
  const formula = (mathml: string, tex: string) =>
    `<span class="katex"><span class="katex-mathml"><math><semantics><mrow>${mathml}</mrow>` +
    `<annotation encoding="application/x-tex">${tex}</annotation></semantics></math></span>` +
    '<span class="katex-html" aria-hidden="true"><span class="base">drawn</span></span></span>';
  const perKg = formula('<mi>p</mi><mi>e</mi><mi>r</mi><mi>K</mi><mi>g</mi>', '\\mathit{perKg}');
  const product = formula('<mi>n</mi><mo>⋅</mo><mn>2</mn>', 'n \\cdot 2');
  const html =
    `<p>Each of <span class="math math-inline">${perKg}</span> costs</p>` +
    `<div class="math math-display"><span class="katex-display">${product}</span></div>` +
    `<h2 id="case">The case ${product}</h2><p>None.</p>`;
  expect(articleSections('Fees', html)).toEqual([
    { id: '', title: 'Fees', text: 'Each of perKg costs n⋅2' },
    { id: 'case', title: 'The case n⋅2', text: 'None.' },
  ]);
});
