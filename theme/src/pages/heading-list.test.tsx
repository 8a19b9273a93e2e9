import type { Heading } from '@docgen/core/heading';
import { expect, test } from 'vitest';
import { renderHtml } from '../testing/render-html.tsx';
import { HeadingList } from './heading-list.tsx';

const heading = (level: number, id: string): Heading => ({ level, id, text: id, html: id });
const link = (id: string) => `<a href="#${id}">${id}</a>`;

test('headings are nested below the nearest heading of a lower level, even if levels are skipped', () => {
  const headings = [
    heading(3, 'a'),
    heading(2, 'b'),
    heading(4, 'c'),
    heading(3, 'd'),
    heading(2, 'e'),
  ];
  expect(renderHtml(<HeadingList headings={headings} />)).toBe(
    `<ul><li>${link('a')}</li><li>${link('b')}` +
      `<ul><li>${link('c')}</li><li>${link('d')}</li></ul></li><li>${link('e')}</li></ul>`,
  );
});

test('a long name may wrap between its words, but not after the first ones', () => {
  const name = 'AddProjectV2WorkflowInput';
  const html = renderHtml(
    <HeadingList headings={[{ level: 2, id: 'a', text: name, html: name }]} />,
  );
  expect(html).toContain('AddProject<wbr/>V2<wbr/>Workflow<wbr/>Input');
});
