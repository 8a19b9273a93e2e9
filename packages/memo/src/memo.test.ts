import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Diagnostic } from '@docgen/core/diagnostic';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { encode } from './encoded.ts';
import { keptOnly, NotKept } from './kept-only.ts';
import { type Looks, type Memo, type MemoOptions, openMemo } from './memo.ts';
import type { Computed } from './parts.ts';

const root = mkdtempSync(join(tmpdir(), 'docgen-memo-'));
afterAll(() => rmSync(root, { recursive: true }));
afterEach(() => void vi.useRealTimers());

const newFolder = () => join(mkdtempSync(join(root, 'folder-')), 'memo');

const HOUR = 3600e3;
const DAY = 24 * HOUR;

/** Advances the clock. @param time - In milliseconds. */
function later(time: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + time });
}

/** Returns V8's garbage collector, independently of the flags of the process. */
function garbageCollector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc');
}

/** One run with a memo. */
async function inRun<T>(
  options: Partial<MemoOptions>,
  run: (memo: Memo) => Promise<T> | T,
  keep = true,
): Promise<T> {
  const memo = openMemo({ version: '1', ...options });
  try {
    return await run(memo);
  } finally {
    memo.close({ keep });
  }
}

interface Asking<L extends Looks> {
  readonly kind?: string;
  readonly id?: string;
  readonly inputs?: unknown;
  readonly origin?: unknown;
  readonly version?: string;
  readonly looks?: L;
  readonly text?: string | ((looks: L) => string | Promise<string>);
  readonly diagnostics?: readonly Diagnostic[];
}

/** Requests a node with a text and its bytes, and returns whether it was computed. */
async function ask<L extends Looks>(memo: Memo, asking: Asking<L> = {}) {
  const {
    kind = 'text',
    id = 'a',
    inputs,
    origin,
    version,
    looks,
    text = 'text',
    diagnostics = [],
  } = asking;
  let computed = false;
  const kept = await memo.node<{ text: string; bytes: Uint8Array }, L>({
    kind,
    id,
    inputs,
    origin,
    ...(version === undefined ? {} : { version }),
    ...(looks === undefined ? {} : { looks }),
    async compute(asked) {
      computed = true;
      const made = typeof text === 'string' ? text : await text(asked);
      return { value: { text: made, bytes: new TextEncoder().encode(made) }, diagnostics };
    },
  });
  const value = kept.parts?.text.value();
  expect(new TextDecoder().decode(kept.parts?.bytes.value())).toBe(value);
  return { computed, value, json: kept.parts?.text.json(), kept };
}

/** Requests a node that an earlier run has stored, without reading its parts. */
const takeKept = (memo: Memo) =>
  memo.node<{ text: string }, Looks>({
    kind: 'text',
    id: 'a',
    inputs: undefined,
    compute: () => expect.fail('it is kept'),
  });

/** {@link ask} in a separate run. */
const askOnce = <L extends Looks>(folder: string, asking?: Asking<L>) =>
  inRun({ folder }, (memo) => ask(memo, asking));

describe('what inputs follow from', () => {
  const never = () => {
    throw new Error('worked out');
  };

  it('saves working them out as long as it is the same', async () => {
    const folder = newFolder();
    await askOnce(folder, { inputs: () => [1], origin: 'a', text: 'one' });
    const same = { inputs: never, origin: 'a' };
    expect(await askOnce(folder, same)).toMatchObject({ computed: false, value: 'one' });
    await expect(askOnce(folder, { ...same, origin: 'b' })).rejects.toThrow('worked out');
    await expect(askOnce(folder, { ...same, version: '2' })).rejects.toThrow('worked out');
  });

  it('is known anew when they turn out to be the same', async () => {
    const folder = newFolder();
    await askOnce(folder, { inputs: () => [1], origin: 'a', text: 'one' });
    expect(await askOnce(folder, { inputs: () => [1], origin: 'b' })).toMatchObject({
      value: 'one',
    });
    expect(await askOnce(folder, { inputs: never, origin: 'b' })).toMatchObject({ value: 'one' });
    await expect(askOnce(folder, { inputs: never, origin: 'a' })).rejects.toThrow('worked out');
  });

  it('says nothing about what was asked meanwhile', async () => {
    const folder = newFolder();
    const asking = { origin: 'a', text: (looks: { at: () => string }) => looks.at() };
    await askOnce(folder, { ...asking, looks: { at: () => 'one' } });
    const other = await askOnce(folder, { ...asking, looks: { at: () => 'two' } });
    expect(other).toMatchObject({ computed: true, value: 'two' });
  });
});

describe('a result', () => {
  it('is given without computing where it is kept', async () => {
    await inRun({}, async (memo) => {
      await expect(ask(keptOnly(memo))).rejects.toBeInstanceOf(NotKept);
    });
    await inRun({ folder: newFolder(), resident: true }, async (memo) => {
      expect(await ask(memo)).toMatchObject({ computed: true });
      expect(await ask(keptOnly(memo))).toMatchObject({ computed: false, value: 'text' });
      await expect(ask(keptOnly(memo), { inputs: [1] })).rejects.toBeInstanceOf(NotKept);
    });
  });

  it('is kept for the same inputs, version and kind', async () => {
    const folder = newFolder();
    expect(await askOnce(folder, { inputs: [1], text: 'one' })).toMatchObject({ computed: true });
    expect(await askOnce(folder, { inputs: [1], text: 'never' })).toMatchObject({
      computed: false,
      value: 'one',
    });
    const others: Asking<Looks>[] = [
      { inputs: [2] },
      { inputs: [1], version: '2' },
      { inputs: [1], id: 'b' },
      { inputs: [1], kind: 'other' },
    ];
    for (const other of others) expect((await askOnce(folder, other)).computed).toBe(true);
    const inOther = (asking: Asking<Looks>) =>
      inRun({ folder, version: 'other' }, (memo) => ask(memo, asking));
    expect((await inOther({ inputs: [1] })).computed).toBe(true);
    await askOnce(folder, { inputs: [1], version: 'own' });
    expect((await inOther({ inputs: [1], version: 'own' })).computed).toBe(false);
  });

  it('takes the place of the one before', async () => {
    const folder = newFolder();
    await askOnce(folder, { inputs: 1, text: 'one' });
    await askOnce(folder, { inputs: 2, text: 'two' });
    expect(await askOnce(folder, { inputs: 2 })).toMatchObject({ computed: false, value: 'two' });
    expect((await askOnce(folder, { inputs: 1 })).computed).toBe(true);
  });

  it('stays when it was not asked for', async () => {
    const folder = newFolder();
    await askOnce(folder, { id: 'a' });
    await askOnce(folder, { id: 'b' });
    await askOnce(folder, { id: 'c', kind: 'other' });
    for (const id of ['a', 'b']) expect((await askOnce(folder, { id })).computed).toBe(false);
  });

  it('with errors, or without a value, is computed again', async () => {
    const folder = newFolder();
    const error: Diagnostic = { code: 'mdx-syntax', severity: 'error', message: 'X.' };
    for (let run = 0; run < 2; run++) {
      const { computed, kept } = await askOnce(folder, { diagnostics: [error] });
      expect(computed).toBe(true);
      expect(kept.diagnostics).toEqual([error]);
      const nothing = await inRun({ folder }, (memo) =>
        memo.node({
          kind: 'nothing',
          id: '',
          inputs: [],
          compute: () => ({ value: undefined, diagnostics: [] }),
        }),
      );
      expect(nothing).toEqual({ diagnostics: [], parts: undefined });
    }
    expect((await askOnce(folder)).computed).toBe(true);
    expect((await askOnce(folder)).computed).toBe(false);
  });

  it('keeps an earlier one where it has errors', async () => {
    const folder = newFolder();
    await askOnce(folder, { inputs: 1, text: 'fine' });
    await askOnce(folder, {
      inputs: 2,
      diagnostics: [{ code: 'mdx-syntax', severity: 'error', message: 'X.' }],
    });
    expect(await askOnce(folder, { inputs: 1 })).toMatchObject({ computed: false, value: 'fine' });
  });

  it('keeps warnings, without the text of their file', async () => {
    const folder = newFolder();
    const warning: Diagnostic = {
      code: 'mdx-syntax',
      severity: 'warning',
      message: 'X.',
      place: { file: 'a.md', line: 2 },
      notes: [{ message: 'Y.' }],
    };
    const first = await askOnce(folder, { diagnostics: [{ ...warning, source: 'text' }] });
    expect(first.kept.diagnostics).toEqual([{ ...warning, source: 'text' }]);
    expect((await askOnce(folder)).kept.diagnostics).toEqual([warning]);
  });

  it('that throws is computed again', async () => {
    const folder = newFolder();
    const failing = { text: () => Promise.reject(new Error('no')) };
    await expect(askOnce(folder, failing)).rejects.toThrow('no');
    expect((await askOnce(folder)).computed).toBe(true);
  });

  it('is computed once when several ask at once', async () => {
    await inRun({}, async (memo) => {
      const both = await Promise.all([ask(memo), ask(memo), ask(memo, { inputs: 1 })]);
      expect(both.map(({ computed }) => computed)).toEqual([true, false, true]);
    });
  });
});

describe('parts', () => {
  it('have hashes that follow their values, computed or kept', async () => {
    const folder = newFolder();
    const hashes = async (text: string) => {
      const { kept } = await askOnce(folder, { inputs: text, text });
      return [kept.parts?.text.hash, kept.parts?.bytes.hash];
    };
    const one = await hashes('one');
    expect(await hashes('one')).toEqual(one);
    const two = await hashes('two');
    expect(two[0]).not.toBe(one[0]);
    expect(two[1]).not.toBe(one[1]);
    const inMemory = await inRun({}, (memo) => ask(memo, { text: 'one' }));
    expect([inMemory.kept.parts?.text.hash, inMemory.kept.parts?.bytes.hash]).toEqual(one);
  });

  it('are read as JSON without being parsed', async () => {
    const folder = newFolder();
    for (const computed of [true, false]) {
      const asked = await askOnce(folder, { text: 'ä "' });
      expect(asked.computed).toBe(computed);
      expect(asked.json).toBe('"ä \\""');
    }
  });

  it.each([
    ['computed, and not kept', undefined, 0],
    ['computed in a process that goes on', undefined, 1],
    ['computed and kept', newFolder(), 0],
    ['computed in an earlier run', 'earlier', 0],
  ])('are the same where they were encoded before: %s', async (_, place, resident) => {
    const value = { text: 'ä "', list: [1, { two: null }] };
    const compute = (made: Computed<{ part: typeof value }>) =>
      vi.fn(() => ({ value: made, diagnostics: [] }));
    const folder = place === 'earlier' ? newFolder() : place;
    const given = async (made: ReturnType<typeof compute>) =>
      inRun({ folder, resident: resident === 1 }, async (memo) => {
        const { parts } = await memo.node({ kind: 'text', id: 'a', inputs: 1, compute: made });
        const part = parts?.part ?? expect.fail('it has a value');
        return [part.hash, part.json(), part.value(), part.value(), part.json()];
      });
    const plain = await inRun({}, (memo) =>
      memo.node({ kind: 'text', id: 'a', inputs: 1, compute: compute({ part: value }) }),
    );
    const encoded = compute({ part: encode(value) });
    if (place === 'earlier') await given(encoded);
    const json = JSON.stringify(value);
    expect(await given(encoded)).toEqual([plain.parts?.part.hash, json, value, value, json]);
    expect(encoded).toHaveBeenCalledTimes(1);
  });

  it('are read when somebody needs them', async () => {
    const folder = newFolder();
    await askOnce(folder);
    await inRun({ folder }, async (memo) => {
      const { parts } = await takeKept(memo);
      for (const file of valuesIn(folder)) truncateSync(file, 0);
      expect(() => parts?.text.value()).toThrow('changed by another program');
    });
  });

  it('are there for whoever has taken them, though the folder is removed', async () => {
    const folder = newFolder();
    await askOnce(folder, { text: 'one' });
    await inRun({ folder }, async (memo) => {
      const { parts } = await takeKept(memo);
      rmSync(folder, { recursive: true });
      expect(parts?.text.value()).toBe('one');
    });
  });

  it('of the same run come from memory', async () => {
    const folder = newFolder();
    await inRun({ folder }, async (memo) => {
      const { kept } = await ask(memo);
      for (const file of valuesIn(folder)) truncateSync(file, 0);
      expect(kept.parts?.text.value()).toBe('text');
    });
  });

  it.each([
    ['goes, and is read again when somebody needs it,', false],
    ['stays where the memo is resident', true],
  ])('that nobody holds any more %s', async (_, resident) => {
    const collectGarbage = garbageCollector();
    await inRun({ folder: newFolder(), resident }, async (memo) => {
      const made: WeakRef<object>[] = [];
      const { parts } = await memo.node<{ list: readonly string[] }, Looks>({
        kind: 'list',
        id: 'a',
        inputs: undefined,
        compute() {
          const list = ['one', 'two'];
          made.push(new WeakRef(list));
          return { value: { list }, diagnostics: [] };
        },
      });
      // Weakly held objects stay alive until the current task ends.
      await setImmediate();
      collectGarbage();
      expect(made[0]?.deref() !== undefined).toBe(resident);
      expect(parts?.list.value()).toEqual(['one', 'two']);
      expect(parts?.list.json()).toBe('["one","two"]');
    });
  });

  it('of an earlier node of the same run are read back, however large', async () => {
    const text = 'long '.repeat(500_000);
    await inRun({ folder: newFolder() }, async (memo) => {
      await ask(memo, { text });
      await ask(memo, { id: 'b' });
      expect(await ask(memo)).toMatchObject({ computed: false, value: text });
      expect(await ask(memo, { id: 'b' })).toMatchObject({ computed: false, value: 'text' });
    });
  });
});

describe('looks', () => {
  const settings = (values: Record<string, string>) => ({
    setting: (name: string) => values[name],
    later: async (name: string) => values[name],
  });
  type Settings = ReturnType<typeof settings>;
  const both: Asking<Settings>['text'] = async ({ setting, later }) =>
    `${setting('a')} ${await later('b')}`;

  it('are asked again, and another answer is another result', async () => {
    const folder = newFolder();
    const given = (values: Record<string, string>) =>
      askOnce(folder, { looks: settings(values), text: both });
    expect((await given({ a: '1', b: '2' })).value).toBe('1 2');
    expect((await given({ a: '1', b: '2' })).computed).toBe(false);
    expect((await given({ a: '1', b: '2', c: '3' })).computed).toBe(false);
    expect(await given({ a: '0', b: '2' })).toMatchObject({ computed: true, value: '0 2' });
    expect(await given({ a: '0', b: '3' })).toMatchObject({ computed: true, value: '0 3' });
    expect(await given({ a: '0' })).toMatchObject({ computed: true, value: '0 undefined' });
    expect((await given({ a: '0' })).computed).toBe(false);
  });

  it('are asked in the order of the questions, up to the first that has another answer', async () => {
    const folder = newFolder();
    const asked: string[] = [];
    const given = (changed: string) =>
      askOnce(folder, {
        looks: {
          at: (name: string) => {
            asked.push(name);
            return name === changed;
          },
        },
        text: ({ at }) => ['c', 'a', 'b', 'a'].map((name) => at(name)).join(),
      });
    await given('');
    asked.length = 0;
    await given('');
    expect(asked).toEqual(['c', 'a', 'b']);
    asked.length = 0;
    await given('a');
    expect(asked).toEqual(['c', 'a', 'c', 'a', 'b', 'a']);
  });

  it('that throw or are gone have it computed again', async () => {
    const folder = newFolder();
    const at = () => 'x';
    await askOnce(folder, { looks: { at }, text: (looks) => looks.at() });
    const thrown = await askOnce(folder, {
      looks: {
        at: (): string => {
          throw new Error('no');
        },
      },
    });
    expect(thrown.computed).toBe(true);
    await askOnce(folder, { inputs: 1, looks: { at }, text: (looks) => looks.at() });
    expect((await askOnce(folder, { inputs: 1 })).computed).toBe(true);
  });

  it('are asked with defaults where an argument was undefined', async () => {
    const folder = newFolder();
    const looks = { at: (name: string, of = 'default') => `${name} of ${of}` };
    const given = () => askOnce(folder, { looks, text: ({ at }) => at('a', undefined) });
    expect((await given()).value).toBe('a of default');
    expect((await given()).computed).toBe(false);
  });
});

const valuesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.values'))
    .map((name) => join(folder, name));

/** Possible damages of a file. */
const damages: Readonly<Record<string, (path: string) => void>> = {
  'is missing': (path) => rmSync(path),
  'is empty': (path) => truncateSync(path, 0),
  'is half of what it was': (path) => truncateSync(path, readFileSync(path).length >> 1),
  'lacks a byte': (path) => truncateSync(path, readFileSync(path).length - 1),
  'has a flipped bit': (path) => {
    const bytes = readFileSync(path);
    bytes[bytes.length - 3] = (bytes[bytes.length - 3] ?? 0) ^ 1;
    writeFileSync(path, bytes);
  },
  'is zeros': (path) => writeFileSync(path, Buffer.alloc(readFileSync(path).length)),
  'is random': (path) =>
    writeFileSync(path, Buffer.from(Array.from({ length: 999 }, (_, at) => (at * 167) % 256))),
  'is of another version': (path) =>
    writeFileSync(path, readFileSync(path, 'latin1').replace(/[1m]/, '2'), 'latin1'),
  'is JSON': (path) => writeFileSync(path, '[["a",{"key":"","parts":{}}]]'),
  'has gigabytes': (path) => {
    rmSync(path);
    writeFileSync(path, '');
    truncateSync(path, 5e9);
  },
  'is a folder': (path) => {
    rmSync(path);
    mkdirSync(path);
  },
  'is a link to a device without end': (path) => {
    rmSync(path);
    symlinkSync('/dev/zero', path);
  },
  'is a link to itself': (path) => {
    rmSync(path);
    symlinkSync(path, path);
  },
  'is a named pipe': (path) => {
    rmSync(path);
    execFileSync('mkfifo', [path]);
  },
};

/** Possible damages of the folder. */
const folderDamages: Readonly<Record<string, (folder: string) => void>> = {
  'is missing': (folder) => rmSync(folder, { recursive: true }),
  'is a file': (folder) => {
    rmSync(folder, { recursive: true });
    writeFileSync(folder, '');
  },
  'is a link that leads nowhere': (folder) => {
    rmSync(folder, { recursive: true });
    symlinkSync(join(folder, '../not/there'), folder);
  },
};

describe('a memo', () => {
  it.each([
    ...Object.entries(damages).map(
      ([kind, damage]) =>
        [
          `whose values file ${kind}`,
          (folder: string) => valuesIn(folder).forEach(damage),
        ] as const,
    ),
    ...Object.entries(damages).map(
      ([kind, damage]) =>
        [`whose index ${kind}`, (folder: string) => damage(join(folder, 'text.index'))] as const,
    ),
    ...Object.entries(folderDamages).map(
      ([kind, damage]) => [`whose folder ${kind}`, damage] as const,
    ),
  ])('%s is as good as none', async (_, damage) => {
    const folder = newFolder();
    await askOnce(folder, { text: 'made' });
    await inRun({ folder }, (memo) => memo.remember('b', 'said'));
    damage(folder);
    expect(await askOnce(folder, { text: 'made' })).toMatchObject({ computed: true });
    // If the folder cannot be restored, results are computed again.
    expect(await askOnce(folder, { text: 'made' })).toMatchObject({ value: 'made' });
    const names = existsSync(folder) && lstatSync(folder).isDirectory() ? readdirSync(folder) : [];
    expect(names.filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('adds a few new results to an index, and writes it anew after many', async () => {
    const folder = newFolder();
    const askAll = (changed: readonly number[], atEnd = () => {}) =>
      inRun({ folder }, async (memo) => {
        const computed: string[] = [];
        for (let nth = 0; nth < 64; nth++) {
          const inputs = changed.includes(nth) ? `${nth} again` : 0;
          const asked = await ask(memo, { id: `${nth}`, inputs, text: `${nth} ${inputs}` });
          if (asked.computed) computed.push(asked.value ?? '');
        }
        atEnd();
        return computed;
      });
    const path = join(folder, 'text.index');
    const index = () => readFileSync(path, 'utf8');
    await askAll([]);
    const whole = index();
    expect(await askAll([7, 8])).toEqual(['7 7 again', '8 8 again']);
    const once = index();
    expect(once.startsWith(`${whole}\n`)).toBe(true);
    expect(await askAll([7, 8])).toEqual([]);
    expect(index()).toBe(once);

    // A run that was killed while it added something.
    appendFileSync(path, `\n${once.slice(whole.length + 1, -20)}`);
    expect(await askAll([7, 8, 9])).toEqual(['9 9 again']);
    expect(await askAll([7, 8, 9])).toEqual([]);
    expect(index().startsWith(once)).toBe(true);

    expect(await askAll([7, 8, 9, 1, 2, 3, 4, 5, 6])).toHaveLength(6);
    expect(index().split('\n')).toHaveLength(2);
    expect(await askAll([7, 8, 9, 1, 2, 3, 4, 5, 6])).toEqual([]);

    // One that cannot be added to.
    const removeIndex = () => rmSync(path);
    expect(await askAll([7, 8, 9, 1, 2, 3, 4, 5], removeIndex)).toEqual(['6 0']);
    expect(await askAll([7, 8, 9, 1, 2, 3, 4, 5])).toEqual([]);
  });

  it('that cannot be read or written is as good as none', async () => {
    for (const mode of [0, 0o555]) {
      const folder = newFolder();
      await askOnce(folder);
      chmodSync(folder, mode);
      for (const inputs of [1, 2])
        expect(await askOnce(folder, { inputs })).toMatchObject({ computed: true, value: 'text' });
      chmodSync(folder, 0o755);
    }
  });

  it('whose folder cannot be made computes each time', async () => {
    const folder = newFolder();
    writeFileSync(join(folder, '..', 'file'), '');
    await inRun({ folder: join(folder, '../file/memo') }, async (memo) => {
      for (let time = 0; time < 2; time++)
        expect(await ask(memo)).toMatchObject({ computed: true, value: 'text' });
      memo.remember('b', 'said');
    });
  });

  it('with a socket in the place of an index is as good as none', async () => {
    const folder = newFolder();
    mkdirSync(folder, { recursive: true });
    const server = createServer().listen(join(folder, 'text.index'));
    await new Promise((resolve) => server.once('listening', resolve));
    expect((await askOnce(folder)).computed).toBe(true);
    server.close();
  });

  it('is not disturbed by another run', async () => {
    const folder = newFolder();
    await askOnce(folder, { id: 'before', text: 'before' });
    await inRun({ folder }, async (one) => {
      await ask(one, { id: 'one', text: 'one' });
      await inRun({ folder }, async (other) => {
        expect((await ask(other, { id: 'before' })).computed).toBe(false);
        await ask(other, { id: 'other', text: 'other' });
        await ask(other, { id: 'one', text: 'not one' });
      });
      expect(await ask(one, { id: 'before' })).toMatchObject({ computed: false, value: 'before' });
      expect(await ask(one, { id: 'one' })).toMatchObject({ computed: false, value: 'one' });
    });
    // The index of the run that ends last remains.
    expect(await askOnce(folder, { id: 'one' })).toMatchObject({ computed: false, value: 'one' });
  });

  it('forgets what a run has computed that is not to be kept', async () => {
    const folder = newFolder();
    await askOnce(folder, { inputs: 1, text: 'one' });
    await inRun(
      { folder },
      async (memo) => {
        await ask(memo, { inputs: 2 });
        memo.remember('b', 'said');
      },
      false,
    );
    await inRun({ folder }, async (memo) => {
      expect(await ask(memo, { inputs: 1 })).toMatchObject({ computed: false, value: 'one' });
      expect(memo.recall('b')).toBeUndefined();
    });
  });

  it('without a folder keeps nothing, and in a process that goes on what it computed', async () => {
    await inRun({}, async (memo) => {
      await ask(memo);
      expect((await ask(memo)).computed).toBe(true);
      memo.remember('b', 'said');
      expect(memo.recall('b')).toBeUndefined();
    });
    await inRun({ resident: true }, async (memo) => {
      await ask(memo);
      expect(await ask(memo)).toMatchObject({ computed: false, value: 'text' });
      expect((await ask(memo, { inputs: 1 })).computed).toBe(true);
      const look = (answer: string) => ({ looks: { at: () => answer }, id: 'looking' });
      await ask(memo, { ...look('x'), text: ({ at }) => at() });
      expect((await ask(memo, look('x'))).computed).toBe(false);
      expect((await ask(memo, look('y'))).computed).toBe(true);
    });
  });

  it('remembers what is no result, for the same version', async () => {
    const folder = newFolder();
    const said = { list: [1, { deep: 'ü' }], none: null };
    await inRun({ folder }, (memo) => memo.remember('what was said', said));
    await inRun({ folder }, (memo) => {
      expect(memo.recall('what was said')).toEqual(said);
      expect(memo.recall('something else')).toBeUndefined();
    });
    await inRun({ folder, version: '2' }, (memo) => {
      expect(memo.recall('what was said')).toBeUndefined();
    });
  });

  // Every build reads and writes the index, also in a project that was built to many folders.
  it('keeps what it remembers out of its index', async () => {
    const folder = newFolder();
    const files = Array.from({ length: 1000 }, (_, number) => ({ path: `docs/page-${number}` }));
    for (const name of ['one', 'two', 'three'])
      await inRun({ folder }, (memo) => memo.remember(name, files));
    expect(lstatSync(join(folder, 'remembered.index')).size).toBeLessThan(1000);
    await inRun({ folder }, (memo) => expect(memo.recall('one')).toEqual(files));
  });
});

describe('what lies in the folder', () => {
  it('goes when nobody has asked for it for 30 days', async () => {
    const folder = newFolder();
    for (const id of ['a', 'b', 'c']) await askOnce(folder, { id });
    later(20 * DAY);
    await askOnce(folder, { id: 'a' });
    later(9 * DAY);
    expect((await askOnce(folder, { id: 'b' })).computed).toBe(false);
    later(16 * DAY);
    await askOnce(folder, { id: 'd' });
    const computed = async (id: string) => (await askOnce(folder, { id })).computed;
    expect(await computed('a')).toBe(false);
    expect(await computed('b')).toBe(false);
    expect(await computed('c')).toBe(true);
  });

  it('is swept after an hour, when nothing refers to it and the memo has made it', async () => {
    const folder = newFolder();
    await askOnce(folder);
    await askOnce(folder, { kind: 'two-words' });
    const [needed = ''] = readdirSync(folder).filter((name) => name.endsWith('.values'));
    const left = [
      '0123456789ab.values',
      'text.index.0123456789ab.part',
      'two-words.index.0123456789ab.part',
      'stamps.0123456789ab.part',
    ];
    const foreign = ['notes.txt', 'text.index.part', 'values', '0123456789ab.values.txt'];
    for (const name of [...left, ...foreign]) writeFileSync(join(folder, name), '');
    mkdirSync(join(folder, 'ffffffffffff.values'));
    await askOnce(folder, { id: 'b' });
    expect(readdirSync(folder)).toEqual(expect.arrayContaining([...left, ...foreign]));
    const old = new Date(Date.now() - 2 * HOUR);
    for (const name of readdirSync(folder)) utimesSync(join(folder, name), old, old);
    await askOnce(folder, { id: 'c' });
    const names = readdirSync(folder);
    expect(names).toEqual(
      expect.arrayContaining([needed, ...foreign, 'ffffffffffff.values', 'text.index']),
    );
    for (const name of left) expect(names).not.toContain(name);
    for (const id of ['a', 'b', 'c']) expect((await askOnce(folder, { id })).computed).toBe(false);
    expect((await askOnce(folder, { kind: 'two-words' })).computed).toBe(false);
  });

  it('is written anew when most of it is needed no more', async () => {
    const folder = newFolder();
    await inRun({ folder }, async (memo) => {
      await ask(memo, { id: 'kept', text: 'kept' });
      await ask(memo, { kind: 'other', text: 'kept' });
      await ask(memo, { id: 'large', text: 'x'.repeat(5e6) });
    });
    const [first = ''] = valuesIn(folder);
    await askOnce(folder, { id: 'large', inputs: 1 });
    const kept = () =>
      JSON.parse(readFileSync(join(folder, 'text.index'), 'utf8').split('\n')[1] ?? '');
    const files = new Set(
      (kept() as [string, { parts: Record<string, { file: string }> }][]).flatMap(([, { parts }]) =>
        Object.values(parts).map(({ file }) => file),
      ),
    );
    expect(files.size).toBe(1);
    expect(join(folder, [...files][0] ?? '')).not.toBe(first);
    for (const inputs of [undefined, 1]) {
      const id = inputs === undefined ? 'kept' : 'large';
      expect((await askOnce(folder, { id, inputs })).computed).toBe(false);
    }
    rmSync(first);
    expect((await askOnce(folder, { kind: 'other' })).computed).toBe(false);
  });

  it('is never more files than a process may open', async () => {
    const folder = newFolder();
    for (let run = 0; run < 205; run++) await askOnce(folder, { id: `${run}` });
    const old = new Date(Date.now() - 2 * HOUR);
    for (const file of valuesIn(folder)) utimesSync(file, old, old);
    await askOnce(folder, { id: 'last' });
    expect(valuesIn(folder).length).toBeLessThan(110);
    await inRun({ folder }, async (memo) => {
      for (let run = 0; run < 205; run++)
        expect((await ask(memo, { id: `${run}` })).computed).toBe(false);
    });
  });

  it('is as it was after a copy', async () => {
    const folder = newFolder();
    await askOnce(folder);
    const copy = newFolder();
    cpSync(folder, copy, { recursive: true });
    expect((await askOnce(copy)).computed).toBe(false);
  });
});
