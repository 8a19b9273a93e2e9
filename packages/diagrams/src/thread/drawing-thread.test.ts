import { setTimeout } from 'node:timers/promises';
import { fileFailure } from '@docgen/core/diagnostics/file-failure';
import { expect, it } from 'vitest';
import { startDrawingThread } from './drawing-thread.ts';

const BUNDLED = new URL('../../../docgen/dist/mermaid-worker.js', import.meta.url);

const themes = { light: 'default', dark: 'dark' };

function thread(program: string): URL {
  const imports = "import { parentPort, workerData } from 'node:worker_threads';";
  return new URL(`data:text/javascript,${encodeURIComponent(imports + program)}`);
}

it('gives each answer to the one who asked', async () => {
  // Answers in pairs, the second first.
  const draw = startDrawingThread(
    thread(`let first; parentPort.on('message', (request) => {
      if (first === undefined) { first = request; return; }
      for (const { id, source } of [request, first])
        parentPort.postMessage({ id, drawn: { kind: 'needs-browser', reason: source + workerData.dark } });
      first = undefined;
    });`),
    themes,
  );
  expect(await Promise.all([draw('a '), draw('b ')])).toEqual([
    { kind: 'needs-browser', reason: 'a dark' },
    { kind: 'needs-browser', reason: 'b dark' },
  ]);
});

it('tells everyone when it dies', async () => {
  const draw = startDrawingThread(
    thread("parentPort.on('message', () => { throw new Error('no more'); });"),
    themes,
  );
  await expect(draw('a')).rejects.toThrow('no more');
  await expect(draw('b')).rejects.toThrow('no more');
});

it('is started again after it has died', async () => {
  const draw = startDrawingThread(
    thread(`parentPort.on('message', ({ id, source }) => {
      if (source === 'bad') throw new Error('no more');
      parentPort.postMessage({ id, drawn: { kind: 'needs-browser', reason: source } });
    });`),
    themes,
  );
  await expect(Promise.all([draw('bad'), draw('a')])).rejects.toThrow('no more');
  expect(await draw('b')).toMatchObject({ reason: 'b' });
});

it('tells where it died', async () => {
  const draw = startDrawingThread(
    thread("function layOut() { throw new Error('no more'); } parentPort.on('message', layOut);"),
    themes,
  );
  const thrown = await draw('a').catch((error: unknown) => error);
  const { notes } = fileFailure(thrown, { file: 'docs/a.md' }, 'draw a diagram of');
  expect(notes?.[0]?.message).toMatch(/layOut/);
});

/** Counts from one in each thread. */
const COUNTING = thread(`let count = 0; parentPort.on('message', ({ id }) =>
  parentPort.postMessage({ id, drawn: { kind: 'needs-browser', reason: String(++count) } }));`);

it('is ended when there is nothing to draw, and started again', async () => {
  const draw = startDrawingThread(COUNTING, themes);
  const two = () => Promise.all([draw('a'), draw('b')]);
  expect(await two()).toMatchObject([{ reason: '1' }, { reason: '2' }]);
  expect(await draw('c')).toMatchObject({ reason: '3' });
  await setTimeout(1000);
  expect(await two()).toMatchObject([{ reason: '1' }, { reason: '2' }]);
});

it('does not wait for more to draw when it is closed', async () => {
  const site = new AbortController();
  const draw = startDrawingThread(COUNTING, themes, { idleTime: 600_000, closing: site.signal });
  expect(await draw('a')).toMatchObject({ reason: '1' });
  expect(await draw('b')).toMatchObject({ reason: '2' });
  const drawing = draw('c');
  site.abort();
  expect(await drawing).toMatchObject({ reason: '3' });
  expect(await draw('d')).toMatchObject({ reason: '1' });

  const idle = new AbortController();
  const drawOther = startDrawingThread(COUNTING, themes, {
    idleTime: 600_000,
    closing: idle.signal,
  });
  expect(await drawOther('a')).toMatchObject({ reason: '1' });
  idle.abort();
  expect(await drawOther('b')).toMatchObject({ reason: '1' });
});

it('ends at once when it is told to, whatever it draws', async () => {
  const interruption = new AbortController();
  const draw = startDrawingThread(
    thread("parentPort.on('message', () => { for (;;); });"),
    themes,
    { signal: interruption.signal },
  );
  const drawing = draw('a');
  await setTimeout(100);
  interruption.abort(new Error('interrupted'));
  await expect(drawing).rejects.toThrow('interrupted');
  await expect(draw('b')).rejects.toThrow('interrupted');
});

it('does not begin when it has been told to end', async () => {
  const draw = startDrawingThread(thread(''), themes, {
    signal: AbortSignal.abort(new Error('interrupted')),
  });
  await expect(draw('a')).rejects.toThrow('interrupted');
});

it('draws nodes named `__proto__`, and the diagrams after them', async () => {
  const draw = startDrawingThread(BUNDLED, themes);
  const drawn = await Promise.all(
    ['flowchart TB\n  cart --> __proto__', 'flowchart TB\n  cart --> order'].map(draw),
  );
  expect(drawn.map((result) => (result.kind === 'svg' ? textsOf(result.svg) : result))).toEqual([
    ['Flowchart', 'cart', '__proto__'],
    ['Flowchart', 'cart', 'order'],
  ]);
});

function textsOf(svg: string): string[] {
  return [...svg.matchAll(/>(\w+)</g)].map(([, text = '']) => text);
}
