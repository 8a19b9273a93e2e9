import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { svgComponent } from './svg-component.tsx';

const Plain = svgComponent({ attributes: { viewBox: '0 0 1 1', className: 'a' }, html: '<path/>' });
const Titled = svgComponent({
  attributes: { role: 'presentation' },
  html: '<g/>',
  title: 'T',
  titleId: 'i',
});

it.each([
  [<Plain key="" />, '<svg viewBox="0 0 1 1" class="a"><path/></svg>'],
  [
    <Plain key="" className="b" width={2} />,
    '<svg viewBox="0 0 1 1" class="b" width="2"><path/></svg>',
  ],
  [
    <Plain key="" title={'<"&'} />,
    '<svg role="img" viewBox="0 0 1 1" class="a"><title>&lt;&quot;&amp;</title><path/></svg>',
  ],
  [<Titled key="" />, '<svg role="presentation"><title id="i">T</title><g/></svg>'],
  [
    <Titled key="" title="U" titleId="j" />,
    '<svg role="presentation"><title id="j">U</title><g/></svg>',
  ],
])('%#', (element, html) => {
  expect(renderToStaticMarkup(element)).toBe(html);
});
