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
  expect(svg?.attributes).toEqual({ 'aria-labelledby': 'x_t other', className: 'x_st0 free' });
  expect(svg?.titleId).toBe('x_t');
  expect(svg?.html).toBe(
    '<style>.x_st0{fill:url(#x_g)}#x_g{color:#fff}</style><linearGradient id="x_g" /><path class="x_st0" fill="url(#x_g)" /><use href="#x_g" />',
  );
});

it('gives ids that animations wait for their new names', () => {
  const svg = readSvg(
    `<svg><rect id="a"/><rect id="b-c"/><animate id="d" begin="a.click; 1.5s;d.end+1s ; b\\-c.begin"
end="other.click;accessKey(a)" values="a.click"/></svg>`,
    'x',
  );
  expect(svg?.html).toContain(' begin="x_a.click; 1.5s;x_d.end+1s ; x_b\\-c.begin"');
  expect(svg?.html).toContain(' end="other.click;accessKey(a)" values="a.click"');
});

it('takes nothing else in a stylesheet for ids and classes', () => {
  const css = `@font-face{src:url(data:font/woff2,f.woff2)} /* a.html */ [href$=".abc"]{color:#abc}
    .abc>#abc,.größe{fill:url( '#abc' );color:#abc}@media (min-width:1px){#abc{top:.abc}}`;
  const svg = readSvg(
    `<svg><style>${css}</style><g id="abc" class="woff2 html größe"/></svg>`,
    'x',
  );
  expect(svg?.html.replaceAll('&gt;', '>')).toBe(
    `<style>@font-face{src:url(data:font/woff2,f.woff2)} /* a.html */ [href$=".abc"]{color:#abc}
    .x_abc>#x_abc,.x_größe{fill:url('#x_abc');color:#abc}@media (min-width:1px){#x_abc{top:.abc}}</style><g id="x_abc" class="woff2 html x_größe" />`,
  );
});

it('reads nothing but SVG', () => {
  expect(readSvg('<html></html>', 'x')).toBeUndefined();
  expect(readSvg('', 'x')).toBeUndefined();
});
