import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { createDrawer } from '../draw.ts';
import type { MermaidScripts } from '../mermaid/mermaid-scripts.ts';
import type { DrawRequest, DrawResponse } from './drawing-thread.ts';

/**
 * Entry point of the thread that draws diagrams. A thread is started from a file, so this module is
 * bundled as a separate entry, and the file's path is passed to `createDiagrams`. Mermaid is not
 * part of the bundle: its scripts are read from `mermaid/` beside it. When run from TypeScript
 * sources, docgen draws without a thread.
 */
const scripts: MermaidScripts = (name) =>
  readFileSync(new URL(`mermaid/${name}.js`, import.meta.url), 'latin1');
// Mermaid keeps nodes in plain objects by name. Setting a node `__proto__` would change what all
// other objects inherit, so no later diagram could be drawn.
Reflect.deleteProperty(Object.prototype, '__proto__');
const draw = createDrawer(workerData, scripts);

parentPort?.on('message', async ({ id, source }: DrawRequest) => {
  const response: DrawResponse = { id, drawn: await draw(source) };
  parentPort?.postMessage(response);
});
