import { orUndefined } from '@docgen/core/basics/or-undefined';
import { rememberIn } from '@docgen/core/basics/remember';
import { type Checked, type Diagnostic, hasErrors } from '@docgen/core/diagnostic';
import { hashOf, hashOfData } from './hash-of.ts';
import { type Computed, type Parts, partsOf, storedParts } from './parts.ts';
import { openStore, type Store } from './store.ts';
import type { Stored } from './stored.ts';

/**
 * Questions about the rest of the site that a node may ask during its computation: functions from
 * plain data to plain data. The questions asked are stored with the result, with hashes of the
 * answers.
 */
// biome-ignore lint/suspicious/noExplicitAny: each function has its own parameters.
export type Looks = Readonly<Record<string, (...args: any[]) => unknown>>;

/** A computation from hashed inputs whose result is stored. */
export interface Node<T, L extends Looks> {
  /**
   * Kind of computation, such as `search-pages`, see `Slot.kind`. ARCHITECTURE.md lists all kinds.
   */
  readonly kind: string;
  /** Subject of the computation, such as a file. A new result replaces the previous one. */
  readonly id: string;
  /**
   * Plain data, or a function that returns it. For long strings, pass their hash. `undefined` if the
   * id is a hash of the inputs; no later result replaces such a result.
   */
  readonly inputs: unknown | (() => unknown);
  /**
   * Plain data that determines the inputs and is faster to hash. If it is unchanged, the inputs are
   * not evaluated.
   */
  readonly origin?: unknown;
  /**
   * Identifies the code of the computation, if it changes less often than docgen.
   *
   * @default the version that the memo was opened with
   */
  readonly version?: string;
  readonly looks?: L;
  /** @param looks - The node's looks; calls to them are recorded. */
  readonly compute: (
    looks: L,
  ) => Checked<Computed<T> | undefined> | Promise<Checked<Computed<T> | undefined>>;
}

/** The result of a node, computed now or in an earlier run. */
export interface Kept<T> {
  readonly diagnostics: readonly Diagnostic[];
  /** `undefined` if there is no result; the diagnostics contain the reason. */
  readonly parts: Parts<T> | undefined;
}

/** Stores the results of nodes under the hashes of their inputs. */
export interface Memo {
  /**
   * Returns the result of a node: from memory, from disk, or by computing it. Results with errors
   * are not stored, so that the errors are reported again until they are fixed.
   *
   * @typeParam T - An object whose properties are stored separately. Each is plain data that JSON
   *   can represent, or a `Uint8Array`.
   * @returns Rejects if `compute` throws.
   */
  readonly node: <T extends object, L extends Looks>(node: Node<T, L>) => Promise<Kept<T>>;
  /**
   * The data that this version last stored under a name; `undefined` if there is none or it is
   * damaged.
   */
  readonly recall: (name: string) => unknown;
  /**
   * Stores plain data that is not a function of inputs, such as the contents of the output folder.
   */
  readonly remember: (name: string, data: unknown) => void;
  /**
   * The system's error because of which results of this run are not stored, so that the next run
   * computes them again. Writes those that wait first.
   */
  readonly failure: () => Error | undefined;
  /**
   * Ends the run. Never throws: if the results cannot be stored, the next run computes them again.
   *
   * @param keep - If false, the results of this run are discarded.
   */
  readonly close: (options: { readonly keep: boolean }) => void;
}

export interface MemoOptions {
  /** Absolute path of the folder that stores results between runs. @default nothing is stored */
  readonly folder?: string | undefined;
  /** Identifies the version of docgen and of the libraries that its results depend on. */
  readonly version: string;
  /**
   * True for a process with several runs: values stay in memory until others replace them, and the
   * latest 300 or fewer that no others replace. Otherwise they are read if needed.
   */
  readonly resident?: boolean;
}

/** Number of results in memory that no later result replaces; one more clears them all. */
const MOST = 300;

/** A result as it is stored, and as users of the memo get it. */
interface KnownResult {
  readonly stored: Stored;
  readonly kept: Kept<object>;
}

/** The kind of data that is not a result, see `Memo.remember`. */
const REMEMBERED = 'remembered';

/** A question and the hash of its answer. */
type Asked = readonly [name: string, args: readonly unknown[], answer: string];

/** Opens the memo of a project. */
export function openMemo({ folder, version: own, resident = false }: MemoOptions): Memo {
  const store = openStore(folder);
  /** Without a later run, nobody asks for keys, looks and stored results. */
  const isKept = resident || folder !== undefined;
  const ownKey = hashOf(own);
  const underWay = new Map<string, Promise<Kept<object>>>();
  const replaceable = new Map<string, KnownResult>();
  const lasting = new Map<string, KnownResult>();

  /** Keeps a result in the memory of a resident memo. */
  function hold(slot: string, { inputs }: Keyed, result: KnownResult): void {
    if (!resident) return;
    if (inputs !== undefined) replaceable.set(slot, result);
    else rememberIn(lasting, slot, () => result, MOST);
  }

  /** The earlier result of a node, if it is complete and its inputs were the same. */
  function earlierResult(
    slot: string,
    { key, origin }: Key,
    node: Pick<Node<object, Looks>, 'kind' | 'id'>,
  ): KnownResult | undefined {
    const held = replaceable.get(slot) ?? lasting.get(slot);
    const stored = held?.stored ?? store.get(node);
    if (stored === undefined) return undefined;
    const hasSameOrigin = origin !== undefined && stored.origin === origin;
    if (!hasSameOrigin && stored.key !== key()) return undefined;
    if (held !== undefined) return held;
    return store.isWhole(stored) ? { stored, kept: keptOf(stored, store) } : undefined;
  }

  /** Reuses the earlier result of a node if its looks have the same answers, or else computes it. */
  async function resultOf<T extends object, L extends Looks>(
    slot: string,
    key: Key,
    node: Node<T, L>,
  ): Promise<Kept<T>> {
    const earlier = earlierResult(slot, key, node);
    if (earlier === undefined || !(await stillHolds(earlier.stored.asked, node.looks))) {
      return computedResult(slot, key, node);
    }
    const { stored, kept } = earlier;
    const { origin } = key;
    if (stored.origin !== origin) store.note(node, { ...stored, origin });
    hold(slot, node, earlier);
    return kept as Kept<T>;
  }

  /** Computes a node, and stores the result unless it has errors. */
  async function computedResult<T extends object, L extends Looks>(
    slot: string,
    { key, origin }: Key,
    { looks = {} as L, ...node }: Node<T, L>,
  ): Promise<Kept<T>> {
    if (!isKept) {
      const { value, diagnostics } = await node.compute(looks);
      return { diagnostics, parts: value && partsOf(value) };
    }
    const asked = new Map<string, Asked>();
    const { value, diagnostics } = await node.compute(recording(looks, asked));
    if (value === undefined) return { diagnostics, parts: undefined };
    if (hasErrors(diagnostics)) return { diagnostics, parts: partsOf(value) };
    const { stored, hashes } = store.put(node, {
      key: key(),
      origin,
      asked: [...asked.values()],
      // Code frames need not be stored: if the result is reused, the file is unchanged.
      diagnostics: diagnostics.map(({ source: _, ...diagnostic }) => diagnostic),
      value: value as Readonly<Record<string, unknown>>,
    });
    // A resident memo keeps the objects in memory, because later runs use them again.
    const kept: Kept<T> = {
      diagnostics,
      parts: { ...partsOf(value, hashes), ...(resident ? {} : storedParts(value, stored, store)) },
    };
    hold(slot, node, { stored, kept });
    return kept;
  }

  return {
    node<T extends object, L extends Looks>(node: Node<T, L>): Promise<Kept<T>> {
      const slot = `${node.kind} ${node.id}`;
      const key = keyOf(node, ownKey);
      // The same node may be requested concurrently, such as a diagram that is on two pages.
      const name = `${slot} ${key.origin ?? key.key()}`;
      const before = underWay.get(name);
      if (before !== undefined) return before as Promise<Kept<T>>;
      const result = resultOf(slot, key, node);
      underWay.set(name, result);
      const done = (): void => {
        underWay.delete(name);
      };
      result.then(done, done);
      return result;
    },
    recall(id) {
      const stored = store.get({ kind: REMEMBERED, id });
      const part = stored?.key === ownKey ? stored.parts.data : undefined;
      return part && orUndefined(() => store.read(part));
    },
    remember(id, data) {
      const result = { key: ownKey, asked: [], diagnostics: [], value: { data } };
      store.put({ kind: REMEMBERED, id }, result);
    },
    failure: store.failure,
    close: ({ keep }) => store.close(keep),
  };
}

/** The hashes that decide whether a stored result can be reused. */
interface Key {
  /** Computes the hash of the inputs, once. */
  readonly key: () => string;
  /** Hash of `Node.origin`. */
  readonly origin: string | undefined;
}

type Keyed = Pick<Node<object, Looks>, 'version' | 'inputs' | 'origin'>;

function keyOf({ version, inputs, origin }: Keyed, own: string): Key {
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

/** Looks that record their arguments and hashes of their answers. */
function recording<L extends Looks>(looks: L, asked: Map<string, Asked>): L {
  const noted = Object.entries(looks).map(([name, look]) => [
    name,
    (...args: unknown[]) => {
      // JSON would turn it into null, which does not trigger default parameters.
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

/** Whether all recorded questions still have the same answers. */
async function stillHolds(asked: readonly Asked[], looks: Looks = {}): Promise<boolean> {
  for (const [name, args, answer] of asked) {
    try {
      if (hashOfData(await looks[name]?.(...args)) !== answer) return false;
    } catch {
      // The node is computed again, and if the look throws then, `compute` gets the error.
      return false;
    }
  }
  return true;
}

function keptOf(stored: Stored, store: Store): Kept<object> {
  return { diagnostics: stored.diagnostics, parts: storedParts({}, stored, store) };
}
