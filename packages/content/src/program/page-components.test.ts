import { expect, it } from 'vitest';
import { renderPage } from '../testing/render-page.ts';

it('lists the components that a page does not bring itself', async () => {
  const source = [
    'import { A as B } from "./a.tsx"',
    'export const C = () => <D />',
    'export function E() { return <i /> }',
    'export const { P, a: [, Q = E, ...R], ...S } = C',
    '',
    '<B /> <C /> <E /> <P /> <Q /> <R /> <S /> <b /> <my-element />',
    '',
    'x <F.G h={<I />} {...{ j: <K.L.M /> }} /> <F />',
    '',
    '{[1].map(() => <N />)}',
    '',
    '`<O />`',
  ].join('\n');
  const { components } = await renderPage(source);
  expect(components.map(({ name, place }) => [name, place.line, place.column])).toEqual([
    ['D', 1, 1],
    ['F', 8, 3],
    ['I', 8, 3],
    ['K', 8, 3],
    ['N', 10, 1],
  ]);
});
