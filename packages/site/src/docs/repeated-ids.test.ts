import { expect, test } from 'vitest';
import type { Doc } from './doc.ts';
import { docAddress } from './doc-address.ts';
import { repeatedIds } from './repeated-ids.ts';

function doc(content: string, path: string, front: { id?: string; slug?: string } = {}): Doc {
  const { id, route } = docAddress(`/${content}`, path, front);
  return { content, path, route, page: { id, file: `${content}/${path}` } } as Doc;
}

test('a page with the id of an earlier one is told, unless they have the same route, too', () => {
  const found = repeatedIds([
    doc('docs', '01-saw.md', { slug: '/cut' }),
    doc('docs', '02-saw.md', { slug: '/trim' }),
    doc('docs', 'file.md', { id: 'saw', slug: '/smooth' }),
    doc('docs', 'plane.md'),
    doc('docs', 'plane.mdx'),
    doc('old', 'saw.md'),
  ]);
  expect(found.map(({ place }) => place)).toEqual([
    { file: 'docs/02-saw.md', line: 1 },
    { file: 'docs/file.md', line: 1 },
  ]);
  expect(found[0]).toMatchObject({
    code: 'duplicate-doc-id',
    severity: 'warning',
    message:
      'The page has the id "saw", which already belongs to docs/01-saw.md. Sidebars and pages that name the id link to that one.',
  });
});
