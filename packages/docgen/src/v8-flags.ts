import process from 'node:process';
import { getHeapSpaceStatistics, getHeapStatistics, setFlagsFromString } from 'node:v8';

const [major = 0] = process.versions.node.split('.').map(Number);

/**
 * How much a function has to run before V8 optimises it: its default and its value in builds. V8
 * prints a warning to stderr for a flag that it does not know, so versions that docgen has not been
 * tested on keep their defaults.
 */
const BUDGET =
  major === 20
    ? { flag: '--interrupt-budget', usual: 67_584, build: 675_840 }
    : major >= 22 && major <= 26
      ? { flag: '--invocation-count-for-turbofan', usual: 3000, build: 60_000 }
      : undefined;

/**
 * How many bytes of bytecode are inlined into a function, in all and of one function. These flags
 * must not change later, nor be reset: the compiler reads them repeatedly in a thread of its own,
 * and ends the process if they have changed meanwhile (`inlineability == kHasOptimizationDisabled`).
 */
const INLINING =
  major === 20
    ? ['--max-inlined-bytecode-size-cumulative=100', '--max-inlined-bytecode-size=60']
    : [];

/**
 * Largest size in MB of each half of the space for new objects: the default of Node 20 and 22. With
 * that of Node 24, 32 MB in each thread, a build of 1,200 pages takes about 540 MB instead of 380,
 * and as much processor time.
 */
const SEMI_SPACE = 16;

/**
 * Largest size in MB of each half in the first second. A build with few changes has ended by then,
 * and touching more memory for the first time would take it longer than more collections do: with
 * 16 MB it takes a tenth longer.
 */
const FIRST_SEMI_SPACE = 4;

/** The space starts at 1 MB, and grows from size to size. */
const GROWTH = `--semi-space-growth-factor=${SEMI_SPACE / FIRST_SEMI_SPACE}`;

/**
 * By default, V8 collects new objects as soon as their space is four fifths full and nothing else
 * runs. That is useful for a process that waits for edits. A build that collects when the space is
 * full takes a twentieth less processor time if little has changed. This was measured on Node 20
 * alone, so others keep their default.
 */
const IDLE_COLLECTION =
  major === 20 ? { usual: '--minor-gc-task', build: '--no-minor-gc-task' } : undefined;

/** The flags that docgen starts with. V8 rejects cached code that was compiled under others. */
export const START_FLAGS: readonly string[] = [
  // A build takes only seconds, and by default V8 optimises a lot of code in the background that
  // never pays off. With the default, a cold build takes 1.3 times the processor time. On Node 20,
  // which has no quicker compiler in between, less inlining makes it pay off sooner: the reference of
  // a large schema takes a twelfth less than with 20 times the budget alone, this site as much.
  ...(BUDGET === undefined ? [] : [`${BUDGET.flag}=${BUDGET.build}`]),
  ...INLINING,
  GROWTH,
  ...(IDLE_COLLECTION === undefined ? [] : [IDLE_COLLECTION.build]),
  // Keeps compiled functions until they are saved for the next run.
  '--no-flush-bytecode',
];

/** Heap size in bytes above which saving memory is more important than saving processor time. */
const LARGE_HEAP = 250e6;

/** Control over the flags while docgen runs. */
export interface V8Tuning {
  /** Runs a function under `START_FLAGS`. */
  readonly untuned: <T>(work: () => T) => T;
  /**
   * Lets V8 optimise as soon as by default, and collect new objects while nothing runs, for a
   * process that keeps running.
   */
  readonly optimiseSoon: () => void;
}

/**
 * Sets `START_FLAGS`, and changes flags while docgen runs.
 *
 * @param command - Name of docgen's command, such as `build`.
 */
export function tuneV8(command: string): V8Tuning {
  /** The flags that differ from `START_FLAGS`, with their values there. */
  const changed = new Map<string, string>();
  const set = (flag: string, atStart: string): void => {
    changed.delete(flag);
    changed.set(flag, atStart);
    setFlagsFromString(flag);
  };
  for (const flag of START_FLAGS) setFlagsFromString(flag);

  // V8's helper threads for collecting new objects take a twentieth of a long build's processor
  // time: they are woken some fifty times a second for three milliseconds of work. For the first
  // second, builds keep them, because the second core is idle then, and a build with few changes
  // ends a thirtieth sooner. `docgen dev` keeps them always, because they help to show the first
  // page of a large site a twentieth sooner.
  //
  // By default, V8 lets the heap grow to four times the live objects: 340 MB for a large schema,
  // most of it garbage. If it is collected after it has doubled, it is 290 MB at the same processor
  // time. Ten thousand manuals then take 1,010 MB, or 870 MB if it is collected at one and a half
  // times. A build with few changes ends before the first change of the flag, and is a twentieth
  // faster if old objects are never collected.
  setInterval(() => {
    if (command !== 'dev') set('--no-parallel-scavenge', '--parallel-scavenge');
    const percent = getHeapStatistics().used_heap_size > LARGE_HEAP ? 50 : 100;
    set(`--heap-growing-percent=${percent}`, '--heap-growing-percent=0');
  }, 1000).unref();

  // V8 reads the largest size only when a thread starts, so growth is ended instead. Threads that
  // start later begin with the size that they could not grow to, or with that of their limits.
  const growTo = (size: number): NodeJS.Timeout =>
    setInterval(() => {
      if (newSpaceSize() < 2 * size * 2 ** 20) return;
      clearInterval(growing);
      set('--semi-space-growth-factor=1', GROWTH);
      set(`--min-semi-space-size=${size}`, '--min-semi-space-size=0');
    }, 20).unref();
  let growing = growTo(FIRST_SEMI_SPACE);
  setTimeout(() => {
    clearInterval(growing);
    set(GROWTH, GROWTH);
    // Below Node 24, growth ends by itself. It must stay possible, because V8 shrinks the space of a
    // server that waits for edits.
    if (major >= 24) growing = growTo(SEMI_SPACE);
  }, 1000).unref();

  return {
    untuned(work) {
      for (const atStart of changed.values()) setFlagsFromString(atStart);
      try {
        return work();
      } finally {
        for (const flag of changed.keys()) setFlagsFromString(flag);
      }
    },
    optimiseSoon() {
      if (IDLE_COLLECTION !== undefined) set(IDLE_COLLECTION.usual, IDLE_COLLECTION.build);
      if (BUDGET === undefined) return;
      const { flag, usual, build } = BUDGET;
      set(`${flag}=${usual}`, `${flag}=${build}`);
    },
  };
}

/** @returns Bytes of both halves of the space for new objects. */
function newSpaceSize(): number {
  const spaces = getHeapSpaceStatistics();
  return spaces.find(({ space_name }) => space_name === 'new_space')?.space_size ?? 0;
}
