import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { decode } from '@docgen/memo/encoded';
import { hashOfData } from '@docgen/memo/hash-of';
import { afterAll, describe, expect, it } from 'vitest';
import { startPageThread } from './page-thread.ts';

const folder = mkdtempSync(join(tmpdir(), 'docgen-page-thread-'));
afterAll(() => rmSync(folder, { recursive: true }));

const BUNDLED = fileURLToPath(new URL('../../../docgen/dist/page-worker.js', import.meta.url));

let count = 0;
/** Starts a worker with other code than the real one. */
function startWorker(onMessage: string, here = 0) {
  const file = join(folder, `worker-${count++}.mjs`);
  writeFileSync(
    file,
    `import { parentPort } from 'node:worker_threads';
import { writeFileSync } from 'node:fs';
parentPort.on('message', ({ texts, ends, calls: sent }) => {
  const textOf = (at) => Buffer.from(texts.subarray(ends[at - 1] ?? 0, ends[at])).toString();
  const textAt = (arg) => (typeof arg === 'number' ? textOf(arg) : arg);
  const calls = sent.map(({ job, args }) => ({ job, args: args.map(textAt) }));
  ${onMessage}
});`,
  );
  return startPageThread(file, here);
}

describe('the thread that finishes pages', () => {
  it('gives each answer to the one who asked; what is asked in one go travels together', async () => {
    const thread = startWorker(
      'parentPort.postMessage(calls.map(({ job, args }) => ({ result: job + args[0] + calls.length })));',
    );
    const first = [thread.scan('a'), thread.scan('b')];
    await setImmediate();
    const second = thread.twin({ title: 'c' }, '', '');
    expect(await Promise.all([...first, second])).toEqual([
      'scana2',
      'scanb2',
      'twin[object Object]1',
    ]);
    await thread.end();
  });

  it('begins with the first of many that are asked for in one go', async () => {
    const thread = startWorker(
      'parentPort.postMessage(calls.map(({ args }) => ({ result: args[0] + " of " + calls.length })));',
    );
    const all = Array.from({ length: 150 }, (_, index) => thread.scan(`${index}`));
    const answers = await Promise.all(all);
    expect([0, 63, 64, 127, 128, 149].map((index) => answers[index])).toEqual([
      '0 of 64',
      '63 of 64',
      '64 of 64',
      '127 of 64',
      '128 of 22',
      '149 of 22',
    ]);
    await thread.end();
  });

  it('gives the jobs that would wait long to this thread', async () => {
    const thread = startWorker('setTimeout(() => process.exit(0), 100);');
    const all = Array.from({ length: 600 }, (_, index) => thread.scan(`<a id="${index}">`));
    const results = await Promise.allSettled(all);
    const done = results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
    expect(done).toHaveLength(600 - 512);
    expect(done.at(-1)?.ids).toEqual(['599']);
    await thread.end();
  });

  it('tells what is thrown as it was thrown, with its stack, and does the rest', async () => {
    const thread = startPageThread(BUNDLED, 0);
    const jobs = [
      thread.write(dirname(folder), basename(folder), ''),
      thread.twin({ title: 'T' }, '<b>'.repeat(20_000), 'https://e.org/'),
      thread.scan('<a id="b">'),
    ].map((job) => job.then(JSON.stringify, (error: unknown) => error));
    const [refused, tooDeep, scan] = await Promise.all(jobs);
    const stack = expect.stringMatching(/\n {4}at /);
    expect(refused).toMatchObject({ code: 'EISDIR', syscall: 'open', path: folder, stack });
    expect(tooDeep).toBeInstanceOf(RangeError);
    expect(tooDeep).toMatchObject({ stack });
    expect(tooDeep).not.toHaveProperty('syscall');
    expect(scan).toBe('{"ids":["b"],"references":[]}');
    await thread.end();
  });

  it('tells everyone when it dies, those who come later too', async () => {
    const thread = startWorker("throw new Error('no more');");
    await expect(thread.scan('a')).rejects.toThrow('no more');
    await expect(thread.scan('b')).rejects.toThrow('no more');
    await thread.end();
  });

  it('tells everyone when it ends by itself', async () => {
    const thread = startWorker('process.exit(0);');
    await expect(thread.scan('a')).rejects.toThrow('the thread ended with code 0');
    await expect(thread.scan('b')).rejects.toThrow('the thread ended with code 0');
    await thread.end();
  });

  it('ends when everything is done', async () => {
    const file = join(folder, 'late.txt');
    const thread = startWorker(
      'setTimeout(() => { writeFileSync(calls[0].args.slice(0, 2).join("/"), ""); parentPort.postMessage([{}]); }, 200);',
    );
    thread.write(folder, 'late.txt', '').catch(() => undefined);
    await thread.end();
    expect(existsSync(file)).toBe(true);
  });

  it('rejects what is asked for while it ends, and afterwards', async () => {
    const thread = startWorker(
      "if (calls[0].args[0] === 'first') parentPort.postMessage([{ result: 'done' }]);",
    );
    const first = thread.scan('first');
    await setImmediate();
    const ended = thread.end();
    const second = thread.scan('second');
    const third = first.then(() => thread.scan('third'));
    const told = Promise.allSettled([first, second, third]);
    await ended;
    await expect(thread.scan('fourth')).rejects.toThrow('the thread has ended');
    expect((await told).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
  });
});

it('starts when there is more to do', async () => {
  const worker = startWorker('parentPort.postMessage([{ result: "there" }]);', 2);
  const told = [];
  for (let job = 0; job < 4; job += 1) told.push(await worker.scan(''));
  const here = { ids: [], references: [] };
  expect(told).toEqual([here, here, 'there', 'there']);
  await worker.end();
});

it('lets few pages nest as deeply as many', async () => {
  const [few, many] = [3, 0].map((here) => startPageThread(BUNDLED, here));
  const html = `${'<div>'.repeat(5_000)}<a id="b">`;
  const twin = (thread = many) => thread?.twin({ title: 'T' }, html, 'https://e.org/');
  expect(await twin(few)).toBe(await twin(many));
  await Promise.all([few?.end(), many?.end()]);
});

it.each([
  ['without a thread', undefined, 0],
  ['for few pages, without starting it', join(folder, 'missing.mjs'), 11],
  ['in a thread', BUNDLED, 0],
])('does the same %s', async (_, entry, here) => {
  const thread = startPageThread(entry, here);
  // A byte order mark is part of the text.
  const text = '\uFEFFä€😀';
  await Promise.all([thread.write(folder, 'a/b/c.html', text), thread.write(folder, 'd', 'b')]);
  expect(readFileSync(join(folder, 'a/b/c.html'), 'utf8')).toBe(text);
  expect(await thread.twin({ title: text }, '', 'https://e.org/')).toBe(`# ${text}\n`);
  // Pieces that jobs share are sent once; an empty one between them is nobody's end.
  const pieces = [text, '', '<i id="e">', text];
  const both = [thread.write(folder, 'e', pieces), thread.scan(pieces.slice(1))] as const;
  const [written, scan] = await Promise.all(both);
  expect(readFileSync(join(folder, 'e'), 'utf8')).toBe(`${text}<i id="e">${text}`);
  expect(written.size).toBe(readFileSync(join(folder, 'e')).byteLength);
  expect(scan.ids).toEqual(['e']);
  await expect(thread.write(folder, 'a/b', '')).rejects.toMatchObject({ code: 'EISDIR' });
  expect(await thread.scan('<a id="b" href="/c">')).toEqual({
    ids: ['b'],
    references: [{ kind: 'link', href: '/c' }],
  });
  // The frame is scanned with the first page, and then reused.
  const frame = '<a href="#b">';
  const pages = ['<a id="b" href="/ü">', ['<p ', 'id="b">'], ''];
  const parts = await Promise.all(pages.map((page) => thread.parts(page, frame)));
  expect(parts.map(({ ids }) => decode(ids))).toEqual([['b'], ['b'], []]);
  expect(parts.map(({ addresses }) => decode(addresses).references)).toEqual([
    [{ kind: 'link', href: '/ü' }],
    [],
    [{ kind: 'link', href: '#b' }],
  ]);
  expect(parts[1]?.ids.hash).toBe(hashOfData(['b']));
  expect(await thread.twin({ title: 'T' }, '<p>a <em>b</em></p>', 'https://e.org/')).toBe(
    '# T\n\na *b*\n',
  );
  await thread.end();
});
