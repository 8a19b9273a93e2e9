import { parentPort, workerData } from 'node:worker_threads';
import { createDrawer } from './draw.ts';
import type { DrawRequest, DrawResponse } from './drawing-thread.ts';

/**
 * Entry point of the thread that draws diagrams. Bundle it on its own: it is
 * started from a file.
 */
const draw = createDrawer(workerData);

parentPort?.on('message', async ({ id, source }: DrawRequest) => {
  const response: DrawResponse = { id, drawn: await draw(source) };
  parentPort?.postMessage(response);
});
