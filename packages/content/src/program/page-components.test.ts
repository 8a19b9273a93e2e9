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
    ['D', 2, 24],
    ['F', 8, 3],
    ['I', 8, 11],
    ['K', 8, 27],
    ['N', 10, 16],
  ]);
});

it('does not list what functions in the page bind for themselves', async () => {
  const source = [
    'export const List = ({ icon: A, B = A, ...C }, [D]) => <><A /><B /><C.X /><D /></>',
    'export function Pick(kind) {',
    '  const E = kind, { a: F } = kind;',
    '  for (const G of kind) kind(<G />);',
    '  function H() { return <><E /><H /><I /></>; }',
    '  class I {}',
    '  try { kind(); } catch (J) { return <J />; }',
    '  return kind ? <F /> : kind.map(() => <F />);',
    '}',
    '',
    '<div>',
    '  {() => { const K = require("./k").default; return <K><L /></K>; }}',
    '</div>',
    '',
    '{[class P { p() { return <P />; } }, class extends Pick { q() { return <P />; } }].length}',
    '',
    '{[].map(function M(N) { return <M n={<N />} />; })} <E h={(O) => <O />} /> {<N />}',
  ].join('\n');
  const { components } = await renderPage(source, { html: false });
  expect(components.map(({ name, place }) => [name, place.line, place.column])).toEqual([
    ['L', 12, 56],
    ['P', 15, 72],
    ['E', 17, 53],
    ['N', 17, 77],
  ]);
});

it('names the place of a component in containers', async () => {
  const source = ['> - a {', '>   [1].map(', '>     () => <A />)}', '>   <b c={', '>    <B />} />'];
  const { components } = await renderPage(source.join('\n'), { html: false });
  expect(components.map(({ name, place }) => [name, place.line, place.column])).toEqual([
    ['A', 3, 13],
    ['B', 5, 6],
  ]);
});
