import { expect, test } from 'vitest';
import { MdxLink } from '../components/mdx-link.tsx';
import { renderHtml } from '../testing/render-html.tsx';
import Link from './link.tsx';
import useBaseUrl, { useBaseUrlUtils } from './use-base-url.ts';

function Addresses({ path, absolute }: { readonly path: string; readonly absolute: boolean }) {
  const { withBaseUrl } = useBaseUrlUtils();
  return [useBaseUrl(path, { absolute }), withBaseUrl(path, { absolute })].join('\n');
}

function addressesOf(path: string, absolute = false): string[] {
  const page = <Addresses path={path} absolute={absolute} />;
  return renderHtml(page, { trailingSlash: 'always' }).split('\n');
}

test.each([
  ['/img/50%.png', '/base/img/50%25.png'],
  ['/guide', '/base/guide/'],
  ['/base/guide', '/base/guide/'],
  ['/guide?a=1#b', '/base/guide/?a=1#b'],
  ['a b/ü.png', '/base/a%20b/%C3%BC.png'],
  ['#part', '#part'],
  ['//cdn.example/a.png', '//cdn.example/a.png'],
  ['https://other.example/a b', 'https://other.example/a b'],
  ['', ''],
])('both hooks write the address of %j as links of the site do', (path, address) => {
  expect(addressesOf(path)).toEqual([address, address]);
});

test.each(['/guide', '/base/guide'])('a link to %s contains the base path once', (to) => {
  const page = <Link to={to}>Guide</Link>;
  expect(renderHtml(page, { trailingSlash: 'always' })).toBe('<a href="/base/guide/">Guide</a>');
});

test.each([
  [{ href: '/base/guide/' }],
  [{ href: '/guide' }],
  [{ to: './guide', href: '/base/guide/' }],
  [{ to: '/guide', href: '/base/other/' }],
])('links with the properties %j contain the base path once', (properties) => {
  for (const Component of [Link, MdxLink]) {
    const page = <Component {...properties}>Guide</Component>;
    expect(renderHtml(page, { trailingSlash: 'always' })).toBe('<a href="/base/guide/">Guide</a>');
  }
});

test('links that leave the base path stay as they are', () => {
  const given = { href: '/app', 'data-nobrokenlinkcheck': '' };
  for (const Component of [Link, MdxLink]) {
    const page = (
      <Component to="pathname:///app" {...given}>
        App
      </Component>
    );
    expect(renderHtml(page)).toBe('<a href="/app" data-nobrokenlinkcheck="">App</a>');
  }
});

test.each([
  ['/guide', 'https://shop.example/base/guide/'],
  ['#part', '#part'],
  ['https://other.example/', 'https://other.example/'],
])('both hooks write the absolute address of %j', (path, address) => {
  expect(addressesOf(path, true)).toEqual([address, address]);
});
