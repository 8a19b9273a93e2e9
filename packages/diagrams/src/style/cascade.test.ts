import { expect, it } from 'vitest';
import { VirtualDocument } from '../dom/virtual-dom.ts';
import { createLayout } from '../layout/layout.ts';
import { createCascade } from './cascade.ts';

const document = new VirtualDocument(createLayout(() => {}));

/** The `fill` of the element with the id `x`. */
function fill(css: string, markup: string): string | undefined {
  document.body.innerHTML = `<svg>${markup}</svg>`;
  const element = document.getElementById('x');
  return element === null
    ? undefined
    : createCascade(css, new Set(['fill']))
        .declared(element)
        .get('fill');
}

it.each([
  ['an attribute', '', '<rect id="x" fill="red"/>', 'red'],
  ['a rule over an attribute', 'rect{fill:blue}', '<rect id="x" fill="red"/>', 'blue'],
  ['the style attribute over a rule', '#x{fill:blue}', '<rect id="x" style="fill: red"/>', 'red'],
  [
    'an important rule over it',
    '#x{fill:blue!important}',
    '<rect id="x" style="fill:red"/>',
    'blue',
  ],
  [
    'the more specific rule',
    '.a rect{fill:red}rect{fill:blue}',
    '<g class="a"><rect id="x"/></g>',
    'red',
  ],
  ['the later rule', 'rect{fill:red}rect{fill:blue}', '<rect id="x"/>', 'blue'],
  ['one of several selectors', 'path,g>rect{fill:red}', '<g><rect id="x"/></g>', 'red'],
  ['a child, not a descendant', 'g>rect{fill:red}', '<g><a><rect id="x"/></a></g>', undefined],
  ['a sibling', 'path+rect{fill:red}', '<path/><rect id="x"/>', 'red'],
  [
    'an attribute selector',
    '[data-look="neo"].a rect{fill:red}',
    '<g class="b a" data-look="neo"><rect id="x"/></g>',
    'red',
  ],
  ['the end of an attribute', '[id$="x"]{fill:red}', '<rect id="x"/>', 'red'],
  ['a negation', 'rect:not(.a){fill:red}', '<rect id="x" class="ab"/>', 'red'],
  ['a position', 'rect:nth-child(2){fill:red}', '<path/><rect id="x"/>', 'red'],
  ['no state', 'rect:hover{fill:red}', '<rect id="x"/>', undefined],
  [
    'no animation',
    '@keyframes a{from{fill:red;}to{fill:blue;}}rect{fill:green}',
    '<rect id="x"/>',
    'green',
  ],
])('declares by %s', (_, css, markup, expected) => {
  expect(fill(css, markup)).toBe(expected);
});
