import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openMemo } from '@docgen/memo/memo';
import { expect, test } from 'vitest';
import { loadShop } from '../../../../test/support/load-schema.ts';
import { marksInSubgraphs } from './marks-in-subgraphs.ts';
import type { SubgraphInput } from './subgraph-input.ts';

const HIDE = { hide: { directives: [], names: ['Query.secret'], federation: false } };
const shop = loadShop('type Query { open: Int secret: Int }');

test('what a schema hides is found after a build that could not load it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'docgen-hidden-'));
  const build = async (load: SubgraphInput['load']) => {
    const memo = openMemo({ folder, version: '' });
    const subgraph = { config: { id: 'shop' }, hash: '', load };
    const marks = await marksInSubgraphs([subgraph], { visibility: HIDE, memo });
    memo.close({ keep: true });
    return marks.get('shop')?.hidden;
  };
  try {
    expect(await build(() => Promise.reject(new RangeError('out of stack')))).toEqual([]);
    expect(await build(() => Promise.resolve(shop))).toEqual(['Query.secret']);
    expect(await build(() => Promise.reject(new Error('not loaded')))).toEqual(['Query.secret']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
