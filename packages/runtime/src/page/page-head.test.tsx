import { Fragment } from 'react';
import { describe, expect, it } from 'vitest';
import { headElements } from '../server/head-elements.ts';
import { headMarkup } from '../server/head-markup.ts';
import { pageHead } from './page-head.ts';

const CONFIG = {
  title: 'Shop',
  tagline: '',
  url: 'https://shop.example',
  basePath: '/base/',
  trailingSlash: 'preserve',
  locale: 'en',
  home: '/',
  titleDelimiter: '|',
  navbar: { title: 'Shop', items: [] },
  referenceSidebars: [],
  footer: { columns: [], style: 'dark' },
  colorMode: { default: 'light', switch: true, followSystem: false },
} as const;
const META = {
  route: '/page',
  title: 'Page | Shop',
  description: 'Described',
  layout: 'doc',
  toc: false,
} as const;

function Own() {
  return null;
}

describe('the elements inside of <Head>', () => {
  it('are read as HTML would have them', () => {
    expect(
      headElements(
        <>
          {' '}
          <title>
            {'A'} {1}
          </title>
          <Fragment key="nested">
            <meta httpEquiv="refresh" content="1" />
            <base target="_top" />
          </Fragment>
          {null}
          {[<link key="a" rel="icon" crossOrigin="anonymous" className="b" hidden />]}
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: how scripts are written in React */}
          <script async type="module" dangerouslySetInnerHTML={{ __html: 'a < b' }} />
          <style media={undefined}>{'c {}'}</style>
        </>,
      ),
    ).toEqual([
      { tag: 'title', attributes: {}, text: 'A 1' },
      { tag: 'meta', attributes: { 'http-equiv': 'refresh', content: '1' } },
      { tag: 'base', attributes: { target: '_top' } },
      {
        tag: 'link',
        attributes: { rel: 'icon', crossorigin: 'anonymous', class: 'b', hidden: '' },
      },
      { tag: 'script', attributes: { async: '', type: 'module' }, text: 'a < b' },
      { tag: 'style', attributes: {}, text: 'c {}' },
    ]);
  });

  it('are kept inside of noscript, as HTML', () => {
    const [element] = headElements(
      <noscript>
        {'\n'}
        <link rel="stylesheet" href="/a.css?b&c" />
        <style>{'a > b { content: "</style>" }'}</style>
      </noscript>,
    );
    expect(element).toEqual({
      tag: 'noscript',
      attributes: {},
      text: '<link rel="stylesheet" href="/a.css?b&amp;c"><style>a > b { content: "<\\/style>" }</style>',
    });
    expect(element && headMarkup(element)).toBe(`<noscript>${element?.text}</noscript>`);
  });

  it('contain text, also in parts', () => {
    const [element] = headElements(
      <title>
        Version {2}
        <Fragment key="new">, {'the new one'}</Fragment>
        {false}
      </title>,
    );
    expect(element?.text).toBe('Version 2, the new one');
  });

  it.each([
    ['<title> in <Head> contains <p>', <title key="a">{<p>Mine</p>}</title>],
    ['<title> in <Head> contains <Own>', <title key="a">{<Own />}</title>],
    ['<style> in <Head> contains <em>', <style key="a">a {<em>b</em>}</style>],
    ['<script> in <Head> contains <b>', <script key="a">{<b>1</b>}</script>],
  ])('are refused where text is lost: %s', (message, child) => {
    expect(() => headElements([child])).toThrow(`${message}, but may contain only text; write`);
  });

  it('may be written as text inside of noscript', () => {
    const [element] = headElements(<noscript>{'<link rel="icon" href="/a.png">'}</noscript>);
    expect(element?.text).toBe('<link rel="icon" href="/a.png">');
  });

  it.each([
    ['contains <img>', <img key="a" alt="" />],
    ['contains <script>', <script key="a" />],
    ['contains the text "Text"', ['Text', <meta key="a" />]],
  ])('are refused inside of noscript when it %s', (message, child) => {
    expect(() => headElements(<noscript>{child}</noscript>)).toThrow(
      `<noscript> in <Head> ${message}, but may contain only `,
    );
  });

  it.each([
    ['contains the text "Text"', 'Text'],
    ['contains <div>', <div key="a" />],
    ['contains <Own>', <Own key="a" />],
  ])('are refused when it %s', (message, child) => {
    expect(() => headElements([child])).toThrow(`<Head> ${message}`);
  });
});

describe('the head of a page', () => {
  it('is what the page says about itself', () => {
    const { title, canonical, tags, elements } = pageHead(CONFIG, META);
    expect({ title, canonical, elements }).toEqual({
      title: 'Page | Shop',
      canonical: 'https://shop.example/base/page',
      elements: [],
    });
    expect(tags).toContainEqual({ by: 'name', name: 'description', content: 'Described' });
  });

  it('is what its <Head> says first', () => {
    const head = headElements([
      <title key="a">Own</title>,
      <link key="b" rel="canonical" href="https://elsewhere.example/" />,
      <meta key="c" name="description" content="Otherwise" />,
      <meta key="d" property="og:type" content="video" />,
      <meta key="e" name="author" content="Somebody" />,
    ]);
    const { title, canonical, tags, elements } = pageHead(CONFIG, { ...META, head });
    expect(title).toBe('Own');
    expect(canonical).toBe('https://elsewhere.example/');
    expect(tags.filter(({ content }) => content !== undefined)).toEqual([
      { by: 'name', name: 'description', content: 'Otherwise' },
      { by: 'property', name: 'og:title', content: 'Own' },
      { by: 'property', name: 'og:description', content: 'Described' },
      { by: 'property', name: 'og:url', content: 'https://elsewhere.example/' },
      { by: 'property', name: 'og:type', content: 'video' },
    ]);
    expect(elements).toEqual([
      { tag: 'meta', attributes: { name: 'author', content: 'Somebody' } },
    ]);
  });
});
