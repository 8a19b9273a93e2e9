import { describe, expect, it } from 'vitest';
import { docAddress } from './doc-address.ts';

describe('docAddress', () => {
  it.each([
    [
      '/docs',
      'docs/install-manuals/requirements.mdx',
      {},
      'docs/install-manuals/requirements',
      '/docs/docs/install-manuals/requirements',
    ],
    [
      '/docs',
      'docs/adr/0002-use-federation.md',
      {},
      'docs/adr/use-federation',
      '/docs/docs/adr/use-federation',
    ],
    ['/docs', 'docs/overview.mdx', { id: 'overview', slug: '/' }, 'docs/overview', '/docs/'],
    ['/', 'index.mdx', {}, 'index', '/'],
    ['/docs', 'guide/README.md', {}, 'guide/README', '/docs/guide/'],
    ['/docs', 'guide/guide.md', {}, 'guide/guide', '/docs/guide/'],
    ['/docs', 'guide/a.md', { slug: 'b' }, 'guide/a', '/docs/guide/b'],
    ['/docs', 'guide/a.md', { slug: '/b/c' }, 'guide/a', '/docs/b/c'],
    ['/docs', 'guide/a.md', { id: 'other' }, 'guide/other', '/docs/guide/other'],
    ['/docs', 'index.md', { id: 'index' }, 'index', '/docs/'],
    ['/docs', 'guide/README.md', { id: 'start' }, 'guide/start', '/docs/guide/'],
    ['/docs', 'guide/index.md', { id: 'a', slug: 'b' }, 'guide/a', '/docs/guide/b'],
    ['/docs', 'guide/a.md', { slug: './' }, 'guide/a', '/docs/guide/'],
    ['/docs', 'x/guide/a.md', { slug: '../b' }, 'x/guide/a', '/docs/x/b'],
    ['/docs', 'guide/a.md', { slug: '../../b' }, 'guide/a', '/docs/b'],
    ['/docs', 'guide/a.md', { slug: 'größe: 50%?' }, 'guide/a', '/docs/guide/größe: 50%25%3F'],
    ['/docs', 'a.md', { slug: '/b#c?d' }, 'a', '/docs/b%23c%3Fd'],
    ['/docs', 'b#c?d.md', {}, 'b#c?d', '/docs/b%23c%3Fd'],
    ['/docs', 'a.md', { slug: 'b%2541' }, 'a', '/docs/b%2541'],
    ['/docs', '01-guide/01-guide.md', {}, 'guide/guide', '/docs/guide/'],
    ['/docs', 'guide/01-guide.md', {}, 'guide/guide', '/docs/guide/guide'],
    ['/docs', 'guide/01-index.md', {}, 'guide/index', '/docs/guide/index'],
    ['/docs', '1-a/2-b.md', { numberPrefixes: 'keep' as const }, '1-a/2-b', '/docs/1-a/2-b'],
    ['/', 'über uns/größe.md', {}, 'über uns/größe', '/über uns/größe'],
  ])('%s + %s + %o', (root, path, frontMatter, id, route) => {
    expect(docAddress(root, path, frontMatter)).toEqual({ id, route });
  });
});
