import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { silentProgress } from '@docgen/core/progress';
import { runBuild } from '@docgen/pipeline/run-build';
import { expect, it } from 'vitest';
import { docgenModules } from './support/docgen-modules.ts';

/** Writes the kind of each diagram that it is asked for, and the node of a flowchart. */
const DRAWING_THREAD = `
import { appendFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
parentPort.on('message', ({ id, source }) => {
  appendFileSync(new URL('drawn.txt', import.meta.url), source.match(/erDiagram|\\bin \\w+/)[0] + '\\n');
  parentPort.postMessage({ id, drawn: { kind: 'svg', svg: '<svg></svg>' } });
});
`;

const FILES = {
  'site.config.ts': `export default {
  title: 'Shop',
  url: 'https://site.example',
  content: [{ id: 'docs', path: 'content', route: '/' }],
  schemas: { instances: [{ id: 'shop', label: 'Shop', path: 'shop.graphql', route: '/shop' }] },
};
`,
  'shop.graphql': `extend schema @link(url: "https://specs.apollo.dev/federation/v2.3", import: ["@key"])

type Query {
  order: Order
}

type Order @key(fields: "id") {
  id: ID!
  customer: Customer!
}

type Customer @key(fields: "id") {
  id: ID!
}
`,
  'content/index.md': `# Shop

\`\`\`mermaid
flowchart LR
  in text
\`\`\`

- A list:

  \`\`\`mermaid
  flowchart LR
    in list
  \`\`\`
`,
  'thread.mjs': DRAWING_THREAD,
};

it('the entities of a schema are drawn before pages are compiled, so that the thread always has work', async () => {
  const project = mkdtempSync(join(tmpdir(), 'docgen-drawing-'));
  try {
    for (const [path, text] of Object.entries(FILES)) {
      mkdirSync(dirname(join(project, path)), { recursive: true });
      writeFileSync(join(project, path), text);
    }
    const { diagnostics } = await runBuild({
      configFile: join(project, 'site.config.ts'),
      outDir: join(project, 'dist'),
      write: true,
      progress: silentProgress,
      modules: { ...docgenModules, mermaidWorker: join(project, 'thread.mjs') },
    });
    expect(diagnostics).toEqual([]);
    // Only the compiler finds the diagram in the list.
    expect(readFileSync(join(project, 'drawn.txt'), 'utf8')).toBe('in text\nerDiagram\nin list\n');
  } finally {
    rmSync(project, { recursive: true });
  }
});
