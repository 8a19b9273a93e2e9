import { type Checked, type Diagnostic, hasErrors } from '@docgen/core/diagnostic';
import { hashOf, hashOfData } from './hash-of.ts';
import { type Computed, type Parts, partsOf, storedParts } from './parts.ts';
import { openStore, type Store } from './store.ts';
import type { Stored } from './stored.ts';

/**
 * What a node may ask about the rest of the site while it computes: functions from plain data to
 * plain data. What was asked and the hash of the answer are kept beside the result.
 */
// biome-ignore lint/suspicious/noExplicitAny: each function has arguments of its own.
export type Looks = Readonly<Record<string, (...args: any[]) => unknown>>;

/** Something that is computed from hashed inputs, and need not be computed twice. */
export interface Node<T, L extends Looks> {
  /** What sort of thing it is, such as `page`, in lower case letters; ARCHITECTURE.md has them all. */
  readonly kind: string;
  /** Which one of its kind, such as a file. A newer result takes the place of the one before. */
  readonly id: string;
  /** Plain data, or what works it out; texts are better given as their hash. */
  readonly inputs: unknown | (() => unknown);
  /**
   * Plain data that the inputs follow from, where it is quicker to hash: as long as it is the same,
   * they are not worked out.
   */
  readonly origin?: unknown;
  /**
   * Stands for the code that computes, where that changes less often than docgen.
   *
   * @default the version that the memo was opened with
   */
  readonly version?: string;
  readonly looks?: L;
  /** @param looks - Those of the node, which note what they are asked. */
  readonly compute: (
    looks: L,
  ) => Checked<Computed<T> | undefined> | Promise<Checked<Computed<T> | undefined>>;
}

/** What a node computed, now or in an earlier run. */
export interface Kept<T> {
  readonly diagnostics: readonly Diagnostic[];
  /** `undefined` when the diagnostics say why there is nothing. */
  readonly parts: Parts<T> | undefined;
}

/** Keeps what nodes computed under the hash of what they were computed from. */
export interface Memo {
  /**
   * Gives what a node computes: from memory, from disk, or by computing it. Results with errors are
   * not kept, so mistakes are found again until they are mended.
   *
   * @typeParam T - An object whose properties are kept one by one: plain data that JSON can hold, or
   *   a `Uint8Array`.
   * @returns Rejects with what `compute` throws.
   */
  readonly node: <T extends object, L extends Looks>(node: Node<T, L>) => Promise<Kept<T>>;
  /** What this version last remembered under a name; `undefined` for nothing, or if it was damaged. */
  readonly recall: (name: string) => unknown;
  /** Remembers plain data that is no function of any input, such as what lies in the output folder. */
  readonly remember: (name: string, data: unknown) => void;
  /**
   * Ends the run. Never throws: without a cache the next run computes again.
   *
   * @param keep - False to forget what was computed in this run.
   */
  readonly close: (options: { readonly keep: boolean }) => void;
}

export interface MemoOptions {
  /** Absolute path of the folder that keeps results between runs; nothing is kept without one. */
  readonly folder?: string | undefined;
  /** Stands for docgen and the libraries that shape its results. */
  readonly version: string;
  /** True for a process that goes on: values stay in memory. Otherwise they are read when needed. */
  readonly resident?: boolean;
}

/** The kind of what is no result. */
const REMEMBERED = 'remembered';

/** A question and the hash of its answer. */
type Asked = readonly [name: string, args: readonly unknown[], answer: string];

/** Opens the memory of a project. */
export function openMemo({ folder, version: own, resident = false }: MemoOptions): Memo {
  const store = openStore(folder);
  const ownKey = hashOf(own);
  const underWay = new Map<string, Promise<Kept<object>>>();
  const inMemory = new Map<string, { readonly stored: Stored; readonly kept: Kept<object> }>();

  async function give<T extends object, L extends Looks>(
    slot: string,
    { key, origin }: Key,
    node: Node<T, L>,
  ): Promise<Kept<T>> {
    const looks = node.looks ?? ({} as L);
    const known = inMemory.get(slot);
    const stored = known?.stored ?? store.get(node);
    const isSame =
      stored !== undefined &&
      ((origin !== undefined && stored.origin === origin) || stored.key === key());
    const isKept = isSame && (known !== undefined || store.isWhole(stored));
    if (isKept && (await stillHolds(stored.asked, looks))) {
      if (stored.origin !== origin) store.note(node, { ...stored, origin });
      const kept = (known?.kept ?? keptOf(stored, store)) as Kept<T>;
      if (resident) inMemory.set(slot, { stored, kept });
      return kept;
    }
    const asked = new Map<string, Asked>();
    const { value, diagnostics } = await node.compute(recording(looks, asked));
    if (value === undefined) return { diagnostics, parts: undefined };
    if (hasErrors(diagnostics)) return { diagnostics, parts: partsOf(value) };
    const { stored: made, hashes } = store.put(node, {
      key: key(),
      origin,
      asked: [...asked.values()],
      // Code frames are made of the file, which is the same when the result is taken again.
      diagnostics: diagnostics.map(({ source: _, ...diagnostic }) => diagnostic),
      value: value as Readonly<Record<string, unknown>>,
    });
    // A resident memo gives the same objects again and again, so it holds them.
    const kept: Kept<T> = {
      diagnostics,
      parts: { ...partsOf(value, hashes), ...(resident ? {} : storedParts(value, made, store)) },
    };
    if (resident) inMemory.set(slot, { stored: made, kept });
    return kept;
  }

  return {
    node<T extends object, L extends Looks>(node: Node<T, L>): Promise<Kept<T>> {
      const slot = `${node.kind} ${node.id}`;
      const key = keyOf(node, own);
      // Several may ask for the same at once, such as for a diagram that two pages show.
      const name = `${slot} ${key.origin ?? key.key()}`;
      const before = underWay.get(name);
      if (before !== undefined) return before as Promise<Kept<T>>;
      const giving = give(slot, key, node);
      underWay.set(name, giving);
      const done = (): void => {
        underWay.delete(name);
      };
      giving.then(done, done);
      return giving;
    },
    recall(id) {
      const stored = store.get({ kind: REMEMBERED, id });
      return stored?.key === ownKey ? stored.data : undefined;
    },
    remember: (id, data) =>
      store.put({ kind: REMEMBERED, id }, { key: ownKey, asked: [], diagnostics: [], data }),
    close: ({ keep }) => store.close(keep),
  };
}

/** What tells whether a node computes the same. */
interface Key {
  /** Works out the hash of the inputs. */
  readonly key: () => string;
  /** Hash of what they follow from. */
  readonly origin: string | undefined;
}

type Known = Pick<Node<object, Looks>, 'version' | 'inputs' | 'origin'>;

function keyOf({ version, inputs, origin }: Known, own: string): Key {
  const by = version ?? own;
  let key: string | undefined;
  return {
    key() {
      key ??= hashOfData([by, typeof inputs === 'function' ? inputs() : inputs]);
      return key;
    },
    origin: origin === undefined ? undefined : hashOfData([by, origin]),
  };
}

/** Looks that note what they are asked, and what they answer. */
function recording<L extends Looks>(looks: L, asked: Map<string, Asked>): L {
  const noted = Object.entries(looks).map(([name, look]) => [
    name,
    (...args: unknown[]) => {
      // JSON makes null of it, which no default of a parameter takes the place of.
      while (args.length > 0 && args.at(-1) === undefined) args.pop();
      const note = (answer: unknown): unknown => {
        asked.set(JSON.stringify([name, args]), [name, args, hashOfData(answer)]);
        return answer;
      };
      const answer: unknown = look(...args);
      return answer instanceof Promise ? answer.then(note) : note(answer);
    },
  ]);
  return Object.fromEntries(noted) as L;
}

/** Whether all that was asked is answered as it was then. */
async function stillHolds(asked: readonly Asked[], looks: Looks): Promise<boolean> {
  for (const [name, args, answer] of asked) {
    try {
      if (hashOfData(await looks[name]?.(...args)) !== answer) return false;
    } catch {
      // It is computed anew, and whoever computes is told why.
      return false;
    }
  }
  return true;
}

function keptOf(stored: Stored, store: Store): Kept<object> {
  return { diagnostics: stored.diagnostics, parts: storedParts({}, stored, store) };
}
