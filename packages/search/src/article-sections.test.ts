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
