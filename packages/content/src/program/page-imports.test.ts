import { describe, expect, it } from 'vitest';
import { compileText } from '../testing/compile-text.ts';
import { renderPage } from '../testing/render-page.ts';

async function importsOf(source: string) {
  const { imports } = await compileText(source);
  return imports.map(({ specifier, names, place: { line, column } }) => [
    specifier,
    names,
    `${line}:${column}`,
  ]);
}

describe('the imports of a page', () => {
  it('are those of statements, with the names that they bring', async () => {
    const source = `import a, { b, c as d } from './a.ts'
import * as e from 'e'
import 'f'
export { g, default as h } from './g.mdx'
export * from "i"
export const j = 1

text`;
    expect(await importsOf(source)).toEqual([
      ['./a.ts', { a: 'default', b: 'b', d: 'c' }, '1:30'],
      ['e', { e: '*' }, '2:20'],
      ['f', {}, '3:8'],
      ['./g.mdx', { g: 'g', h: 'default' }, '4:33'],
      ['i', { '*': '*' }, '5:15'],
    ]);
  });

  it('are those of expressions, wherever they stand', async () => {
    const source = `a {require('./b.json').c} <D e={import('f')} {...require("g")} />

export const h = () => <i>{require('j')}</i>

{require(variable)} {other.require('k')} \`require('l')\``;
    expect(await importsOf(source)).toEqual([
      ['./b.json', { '*': '*' }, '1:12'],
      ['f', { '*': '*' }, '1:40'],
      ['g', { '*': '*' }, '1:58'],
      ['j', { '*': '*' }, '3:36'],
    ]);
  });
});

describe('addresses of files in tags', () => {
  const source = `import picture from './a.png'
import Drawing, { size } from '@site/b.svg'
import code from './c.ts'
import lib from 'lib/d.png'

`;
  it.each([
    ["<img src={require('./e.png').default} />", './e.png'],
    ["<a href={require('@site/f.pdf')} />", '@site/f.pdf'],
    ['<img src={picture} />', './a.png'],
    ['text <img src={Drawing} alt="" />', '@site/b.svg'],
  ])('%s is a path', async (tag, path) => {
    const { links, imports } = await compileText(source + tag);
    expect(links.map(({ href }) => href)).toEqual([path]);
    expect(imports).toHaveLength(4);
  });

  it.each([
    '<img src={code} />',
    '<img src={lib} />',
    '<img src={size} />',
    '<img src={picture.src} />',
    '<img src={require(picture)} />',
    '<img alt={picture} />',
    '<Img src={picture} />',
  ])('%s is none', async (tag) => {
    const { links } = await compileText(source + tag);
    expect(links.filter(({ computedWith }) => computedWith === undefined)).toEqual([]);
  });

  it('need no bundler', async () => {
    const page = await renderPage("<img src={require('./a.png').default} alt='' />");
    expect(page.module).toBe(false);
    expect(page.html).toBe('<img src="./a.png" alt="" loading="lazy"/>');
  });
});
