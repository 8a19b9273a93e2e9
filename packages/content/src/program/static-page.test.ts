import type { MDXComponents } from 'mdx/types.js';
import { createElement, type ReactNode } from 'react';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { renderCode, renderPage } from '../testing/render-page.ts';
import { moduleOfPage } from './evaluate-page.ts';
import { isStaticProgram } from './static-page.ts';

/** Renders its own props. */
function Box(props: { readonly children?: ReactNode }) {
  const { children, ...given } = props;
  const title = JSON.stringify([given, 'children' in props]);
  return createElement('section', { title }, children);
}

const COMPONENTS: MDXComponents = { Box, Card2: Box, em: 'strong' };

/** Renders the module of a page as a browser would. */
function renderModule(code: string, components: MDXComponents): string {
  const body = moduleOfPage(code)
    .replace(/^import (.*) from .*\n/, 'const $1 = runtime;\n')
    .replace(/^export default function/m, 'return function');
  const component = new Function('runtime', body)(runtime);
  return renderToStaticMarkup(createElement(component, { components }));
}

describe('a page with components and without JavaScript', () => {
  it.each([
    '<Box>\n\n# *a* <em>b</em>\n\n<Box id="c" open>d</Box>\n\n</Box>',
    'a <Box class="b" className="c" style="d: e" data-f-g="h" aria-label="i" value="" x:y="&lt;"/> j',
    '<Box>\n```js\nconst a = "</script>\u2028";\n```\n</Box>\n\n$b^2$',
    '<table><tbody>\n<tr>\n<td><Box>a</Box></td>\n</tr>\n</tbody></table>\n\n| <Box /> |\n|---|\n| b |',
    'a <x-y for="b" tabindex="1" xlink:href="#c" __proto__="d" constructor="e" open>f <Box /></x-y>',
    '- <Box>a</Box>\n- <Card2 __proto__="b">\n  c\n  </Card2>\n\n<svg viewBox="0 0 1 1"><Box/></svg>',
  ])('is the same as data, as a module and as a program: %j', async (source) => {
    const { code, diagnostics } = await renderPage(source, { html: false });
    expect(diagnostics).toEqual([]);
    expect(isStaticProgram(code)).toBe(true);
    const { code: program } = await renderPage(`${source}\n\n{''}`, { html: false });
    expect(isStaticProgram(program)).toBe(false);
    const html = renderCode(code, COMPONENTS);
    expect(html).toContain('<section title=');
    expect(html).toBe(renderCode(program, COMPONENTS));
    expect(renderModule(code, COMPONENTS)).toBe(html);
  });

  it('is drawn inside of the wrapper that a theme has', async () => {
    const { code } = await renderPage('*a* <Box />', { html: false });
    const components: MDXComponents = {
      Box: 'b',
      wrapper: ({ children }) => createElement('main', {}, children),
    };
    const html = renderCode(code, components);
    expect(html).toBe('<main><p><em>a</em> <b></b></p></main>');
    expect(renderModule(code, components)).toBe(html);
  });

  it.each(['<Missing />', 'a <Missing>b</Missing>'])(
    'throws without the component: %j',
    async (source) => {
      const { code } = await renderPage(source, { html: false });
      const message = 'Neither the page nor the theme defines the component Missing';
      expect(() => renderCode(code)).toThrow(message);
      expect(() => renderModule(code, {})).toThrow(message);
    },
  );

  it.each([
    ['a member of a component', '<Box.Part />'],
    ['an expression', '<Box a={1} />'],
    ['a spread', '<Box {...{}} />'],
    ['a key, which React takes', '<Box key="a" />'],
    ['a fragment', '<><Box /></>'],
  ])('is a program with %s', async (_, source) => {
    const { code } = await renderPage(source, { html: false });
    expect(isStaticProgram(code)).toBe(false);
  });
});

describe('a page that imports pages', () => {
  const IMPORT = "import Part from './_part.mdx';\n\n";

  async function importing(source: string, partial: string) {
    const part = { file: 'docs/_part.mdx', componentsFrom: 'components' };
    const other = async () => renderPage('A *b*', { ...part, file: 'docs/_other.mdx' });
    const partialOf = async () => renderPage(partial, { ...part, partialOf: other });
    return renderPage(source, { partialOf, html: false });
  }

  it.each(['## One\n\n*a* <em>b</em>[^1]\n\n[^1]: c', ':::note\n\n`a`\n\n:::'])(
    'is data if these are: %j',
    async (partial) => {
      const alone = await renderPage(partial, { file: 'docs/_part.mdx', html: false });
      const source = `${IMPORT}**a** b\n\n<Part />\n\n- <Part />`;
      const { code, module } = await importing(source, partial);
      expect(module).toBe(false);
      const components: MDXComponents = {
        ...COMPONENTS,
        wrapper: ({ children }) => createElement('main', {}, children),
      };
      // Ids of footnotes differ, because the page may have footnotes as well.
      const part = renderCode(alone.code, components).replaceAll(
        'user-content-',
        'docs-_part-mdx-',
      );
      expect(part).toContain('<main>');
      const html = renderCode(code, components);
      const expected = `<main><p><strong>a</strong> b</p>${part}<ul><li>${part}</li></ul></main>`;
      expect(html.replace(/\n/g, '')).toBe(expected.replace(/\n/g, ''));
      expect(renderModule(code, components)).toBe(html);
    },
  );

  it('is data if these import such pages', async () => {
    const partial = "import Other from './_other.mdx';\n\n> <Other />\n";
    const { code } = await importing(`${IMPORT}<Part />`, partial);
    const html = '<blockquote>\n<p>A <em>b</em></p>\n</blockquote>';
    expect(renderCode(code)).toBe(html);
    expect(renderModule(code, {})).toBe(html);
  });

  it.each([
    ['an attribute, which the imported page may use', `${IMPORT}<Part a="b" />`, 'a'],
    ['children', `${IMPORT}<Part>a</Part>`, 'a'],
    ['an expression', `${IMPORT}<Part />\n\n{1}`, 'a'],
    ['an export', `${IMPORT}export const a = 1;\n\n<Part />`, 'a'],
    ['a name besides the component', "import Part, { toc } from './_part.mdx';\n\n<Part />", 'a'],
    ['an import of something else', `${IMPORT}import './a.css';\n\n<Part />`, 'a'],
    ['an import without a name', "import './_part.mdx';", 'a'],
    ['an expression in the imported page', `${IMPORT}<Part />`, '{1}'],
    ['a component in the imported page', `${IMPORT}<Part />`, '<Box />'],
    ['a diagram in the imported page', `${IMPORT}<Part />`, '```mermaid\ngraph TD; A-->B\n```'],
  ])('is a module with %s', async (_, source, partial) => {
    expect((await importing(source, partial)).module).toBe(true);
  });
});
