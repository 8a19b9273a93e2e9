import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAssetFiles } from '@docgen/bundler/assets/asset-files';
import { expect, onTestFinished, test } from 'vitest';
import { browserDiagrams } from './browser-diagrams.ts';

const CHUNK = 'mermaid-ABCDEFGH.js';

test('takes over what was bundled once a page needs it, and what an earlier bundle left never', () => {
  const folder = mkdtempSync(join(tmpdir(), 'docgen-browser-diagrams-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const files = {
    'diagrams.js': `import("./${CHUNK}");export default [DOCGEN_DIAGRAM_SETTINGS,DOCGEN_DIAGRAM_NOT_DRAWN];`,
    [CHUNK]: '1;',
    'mermaid-HGFEDCBA.js': '2;',
    'chunks.json': JSON.stringify([CHUNK]),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const assets = createAssetFiles();
  const themes = { light: '$& $\' "forest"', dark: 'größe' };
  const notDrawn = '$` "nichts"';
  const texts = {
    'Your browser could not draw this diagram, so its source is shown.': notDrawn,
  };
  let isNeeded = false;
  const module = browserDiagrams({
    ...{ folder, assets, isNeeded: () => isNeeded },
    config: { markdown: { mermaid: { themes } }, texts },
  });
  expect([module(), ...assets.all()]).toEqual([undefined]);

  isNeeded = true;
  const path = module();
  expect(module()).toBe(path);
  const [chunk, entry, ...others] = assets.all();
  expect(others).toEqual([]);
  expect(chunk).toEqual({
    path: `assets/${CHUNK}`,
    source: { from: join(folder, CHUNK), size: 2 },
  });
  expect(entry?.path).toBe(path);
  const contents = entry && 'contents' in entry.source ? entry.source.contents : undefined;
  expect(new TextDecoder().decode(contents)).toBe(
    `import("./${CHUNK}");export default ${JSON.stringify([{ ...themes, texts }, notDrawn])};`,
  );
});
