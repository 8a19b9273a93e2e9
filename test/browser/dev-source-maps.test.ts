import { SourceMap } from 'node:module';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test as base } from '../support/browser-test.ts';
import { config } from '../support/checked-files.ts';
import { buildFixtureSite } from '../support/fixture-site.ts';
import { readFolder } from '../support/read-folder.ts';

const FILES = {
  'site.config.js': config(),
  'content/index.mdx':
    "import { Till } from '../src/till.tsx';\n\nexport const open = () => {\n  throw new Error('locked');\n};\n\n# Home\n\n<Till />\n\n<button id=\"open\" onClick={open}>Open</button>\n",
  'content/stock.tsx': `import { useState } from 'react';
import { Till } from '../src/till.tsx';

interface Item {
  readonly price: number;
}

export default function Stock() {
  const [items] = useState<Item[]>([]);
  return (
    <main>
      <h1>Stock</h1>
      <Till />
      <button
        type="button"
        id="price"
        onClick={() => {
          document.title = String(items[0].price);
        }}
      >
        Price
      </button>
    </main>
  );
}
`,
  'src/till.tsx': `import { useEffect, useState } from 'react';

export function Till() {
  const [count, setCount] = useState<number>(0);
  useEffect(() => {
    if (count > 0) throw new Error('jammed');
  }, [count]);
  return (
    <button type="button" id="till" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}
`,
};

const test = base.extend('devSite', { scope: 'file' }, ({ startDev }) => startDev(FILES));

/** The stack of the next error in the console; React hands errors of effects to docgen. */
function thrownIn(page: Page): Promise<string> {
  return new Promise((resolve) => {
    page.once('pageerror', ({ stack = '' }) => resolve(stack));
    page.on('console', (message) => message.type() === 'error' && resolve(message.text()));
  });
}

/** The source of the innermost frame of a stack, as debuggers find it: `path:line`. */
async function sourceOf(stack: string): Promise<string> {
  const [, script = '', line, column] = /(http\S+?):(\d+):(\d+)/.exec(stack) ?? [];
  const text = await (await fetch(script)).text();
  const [, map = ''] =
    /^\/\/# sourceMappingURL=data:application\/json;base64,(.*)$/m.exec(text) ?? [];
  if (map === '') return `no source map in ${script}`;
  const payload = JSON.parse(Buffer.from(map, 'base64').toString());
  const entry = new SourceMap(payload).findEntry(Number(line) - 1, Number(column) - 1);
  if (!('originalSource' in entry)) return `nothing at ${line}:${column}`;
  return `${new URL(entry.originalSource, script).pathname}:${entry.originalLine + 1}`;
}

describe('errors in the browser have the lines of the site in docgen dev', () => {
  for (const [path, button, source] of [
    ['/stock', '#price', '/content/stock.tsx:18'],
    ['/stock', '#till', '/src/till.tsx:6'],
    ['/', '#till', '/src/till.tsx:6'],
  ] as const) {
    test(`${button} of ${path}`, async ({ devSite, open }) => {
      const { page } = await open(path, { site: devSite.url });
      const stack = thrownIn(page);
      await page.click(button);
      expect(await sourceOf(await stack)).toBe(source);
    });
  }

  test('code in a Markdown page is called compiled', async ({ devSite, open }) => {
    const { page } = await open('/', { site: devSite.url });
    const stack = thrownIn(page);
    await page.click('#open');
    expect(await sourceOf(await stack)).toMatch(/\/content\/index\.mdx%20\(compiled\):\d+$/);
  });
});

test('builds have no source maps', async () => {
  const { folder, remove } = await buildFixtureSite(FILES);
  try {
    const files = await readFolder(folder);
    expect(Object.keys(files)).toContainEqual(expect.stringMatching(/^assets\/content-stock-/));
    const mapped = Object.entries(files).filter(
      ([path, text]) => path.endsWith('.map') || text.includes('sourceMappingURL'),
    );
    expect(mapped.map(([path]) => path)).toEqual([]);
  } finally {
    await remove();
  }
});
