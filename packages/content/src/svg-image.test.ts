import { expect, it } from 'vitest';
import { readSvg } from './svg-image.ts';

it('reads attributes for React, the title, and the rest as HTML', () => {
  const svg = readSvg(
    `<?xml version="1.0"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<!-- Made by hand -->
<svg xmlns="http://www.w3.org/2000/svg" xmlns:tool="tool" tool:zoom="2" viewBox="0 0 2 2"
  class="big logo" stroke-width="2" style="fill: red" role="img" aria-hidden="false" data-a-b="c">
  <title>Fish &amp; chips</title>
  <linearGradient gradientUnits="userSpaceOnUse"/>
  <path d="M0 0h2"/>
</svg>`,
    'x',
  );
  expect(svg).toEqual({
    attributes: {
      viewBox: '0 0 2 2',
      className: 'big logo',
      strokeWidth: '2',
      style: { fill: 'red' },
      role: 'img',
      'aria-hidden': 'false',
      'data-a-b': 'c',
    },
    title: 'Fish & chips',
    html: '<linearGradient gradientUnits="userSpaceOnUse" /><path d="M0 0h2" />',
  });
});

it('takes out what could run', () => {
  const svg = readSvg(
    `<svg onload="a()"><script>b()</script><path onclick="c()" d="M0 0"/>
<a href=" java&#9;script:d()"><text>e</text></a>
<a xlink:href="javascript:f()"><animate attributeName="xlink:href" values="javascript:g()"/></a>
<foreignObject><iframe src="h"></iframe><b>i</b></foreignObject></svg>`,
    'x',
  );
  expect(svg?.attributes).toEqual({});
  expect(svg?.html.replaceAll('\n', '')).toBe(
    '<path d="M0 0" /><a><text>e</text></a><a /><foreignObject><b>i</b></foreignObject>',
  );
});

it('takes out what would load something, however it is written', () => {
  const svg = readSvg(
    `<!DOCTYPE svg [<!ENTITY far "http://x">]><svg style="fill:url(http://x)"><image href="&far;"/>
<style>@\\69mport "http://x"; a{fill:u\\72l(//x)}</style><rect fill="url(http://x#a)" filter="url(#b)"/>
<use xlink:href="http://x#a"/><foreignObject><img src="//x" srcset="//x 2x"></foreignObject></svg>`,
    'x',
  );
  expect(JSON.stringify(svg)).not.toContain('//x');
  expect(svg?.html).toContain('filter="url(#b)"');
});

it('gives ids and styled classes names of their own', () => {
  const svg = readSvg(
    `<svg aria-labelledby="t other" class="st0 free"><style>.st0{fill:url(#g)}#g{color:#fff}</style>
<title id="t">T</title><linearGradient id="g"/><path class="st0" fill="url(#g)"/><use href="#g"/></svg>`,
    'x',
  );
  expect(svg?.attributes).toEqual({ 'aria-labelledby': 'x-t other', className: 'x-st0 free' });
  expect(svg?.titleId).toBe('x-t');
  expect(svg?.html).toBe(
    '<style>.x-st0{fill:url(#x-g)}#x-g{color:#fff}</style><linearGradient id="x-g" /><path class="x-st0" fill="url(#x-g)" /><use href="#x-g" />',
  );
});

it('reads nothing but SVG', () => {
  expect(readSvg('<html></html>', 'x')).toBeUndefined();
  expect(readSvg('', 'x')).toBeUndefined();
});
