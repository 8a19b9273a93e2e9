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
    ['/', 'über uns/größe.md', {}, 'über uns/größe', '/über uns/größe'],
  ])('%s + %s + %o', (root, path, frontMatter, id, route) => {
    expect(docAddress(root, path, frontMatter)).toEqual({ id, route });
  });
});
