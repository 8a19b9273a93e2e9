import { AsyncLocalStorage } from 'node:async_hooks';
import process from 'node:process';
import { setImmediate } from 'node:timers/promises';
import { isThenable } from '@docgen/core/basics/is-thenable';
import type { Author } from './author.ts';
import { AuthorError, AuthorTimeout, ProcessEnd } from './author-errors.ts';
import { catchLate } from './catch-late.ts';
import { errorClass, errorMessage, errorStack } from './error-text.ts';
import { guardProcess } from './guard-process.ts';
import { pendingWork } from './pending-work.ts';
import { checkDescriptors, runWithin } from './run-within.ts';
import { settleWithin } from './settle-within.ts';
import { startWatchdog, type Watchdog } from './watchdog.ts';

/** Why author code did not finish. */
export type AuthorProblem = AuthorError | AuthorTimeout | ProcessEnd;

/** Something that author code did other than throw to its caller. */
export interface Incident {
  readonly author: Author;
  /**
   * `ProcessEnd` for an attempt to end the process, otherwise the `AuthorError` or `AuthorTimeout`
   * for an error that nothing caught.
   */
  readonly thrown: unknown;
}

/**
 * Runs the code of a site's authors. Whatever that code does, the build continues and knows whose
 * code it was.
 */
export interface AuthorCode {
  /**
   * Calls a function that runs author code, awaits its result, and then gives callbacks that the
   * code has scheduled a turn of the event loop.
   *
   * Calls that overlap run one after the other. The code must not wait for such a call itself.
   *
   * @throws `AuthorProblem`.
   */
  readonly run: <T>(author: Author, code: () => T) => Promise<T>;
  /**
   * Calls a function that loads author code, in turn with the calls of `run`.
   *
   * @throws `AuthorProblem`.
   */
  readonly load: <T>(author: Author, code: () => Promise<T>) => Promise<T>;
  /** Sets the time limit for author code, in seconds. Default: 30. */
  readonly setLimit: (seconds: number) => void;
  /** The author whose code is running; `undefined` if none is. */
  readonly running: () => Author | undefined;
  /** Returns the incidents since the last call. */
  readonly incidents: () => readonly Incident[];
  /** Undoes all changes to `process`, and clears timers that author code has left running. */
  readonly end: () => void;
}

/** In seconds: the default of `pageTimeout`, which applies until the configuration is read. */
const DEFAULT_SECONDS = 30;

/** What to do about faults that cannot be attributed to an author, or stopped. */
export interface AuthorCodeOptions {
  /**
   * Called with uncaught errors that cannot be attributed to an author, unless the process has
   * other listeners for them. If it is left out, such an error ends the process.
   */
  readonly onFault?: ((thrown: unknown) => void) | undefined;
  /** The bundled `watchdog-worker.ts`. It is started when it is first needed. */
  readonly watchdog?: string | undefined;
  /**
   * Called from within an endless loop that nothing can stop, such as one in a module that is being
   * loaded, in a timer or in a promise callback. It can only report the loop and end the process.
   * If it is left out, such a loop runs forever.
   */
  readonly onStuck?: ((author: Author, seconds: number) => void) | undefined;
}

/** The call whose code is running, or whose callbacks are. */
interface Turn {
  readonly author: Author;
  /** When it began to run code that has no time limit, in milliseconds. */
  unlimitedSince: number;
}

/** Guards the process until `end` is called. @throws `EMFILE`, see `checkDescriptors`. */
export function createAuthorCode({
  onFault,
  watchdog,
  onStuck,
}: AuthorCodeOptions = {}): AuthorCode {
  checkDescriptors();
  const storage = new AsyncLocalStorage<Author>();
  let incidents: Incident[] = [];
  let seconds = DEFAULT_SECONDS;
  // Some scheduled work has no async context that leads to its author, but it runs in the same
  // turn.
  let turn: Turn | undefined;
  // Since Node 24, scheduled work keeps its store even after `storage.disable()`.
  let ended = false;
  const owner = () => (ended ? undefined : storage.getStore());
  const running = () => owner() ?? turn?.author;
  const note = (thrown: unknown): boolean => {
    const author = running();
    if (author === undefined) return false;
    const problem = problemOf(author, thrown);
    if (!(problem instanceof ProcessEnd)) incidents.push({ author, thrown: problem });
    return true;
  };
  const stuck = (): void => {
    const author = running();
    const isEarly = turn !== undefined && performance.now() - turn.unlimitedSince < seconds * 1000;
    if (author === undefined || isEarly) return;
    storage.exit(() => onStuck?.(author, seconds));
  };
  let dog: Watchdog | undefined;
  const watch = (): void => {
    if (watchdog === undefined || onStuck === undefined || dog !== undefined || ended) return;
    dog = startWatchdog(watchdog, stuck);
    dog.setLimit(seconds);
  };
  const unguard = guardProcess({
    isAuthor: () => owner() !== undefined,
    onEnd: (thrown) => {
      const author = running();
      if (author !== undefined) incidents.push({ author, thrown });
    },
  });
  const uncatch = catchLate(note, onFault);
  const pending = pendingWork(() => owner() !== undefined);
  let last: Promise<unknown> = Promise.resolve();

  /** Runs code after the code of earlier calls, because much can only be attributed to the turn. */
  function inTurn<T>(author: Author, code: () => T | Promise<T>): Promise<T> {
    const result = last.then(() => takeTurn(author, code));
    last = result.catch(() => undefined);
    return result;
  }

  async function takeTurn<T>(author: Author, code: () => T | Promise<T>): Promise<T> {
    const { exitCode } = process;
    turn = { author, unlimitedSince: performance.now() };
    pending.record();
    try {
      return await code();
    } catch (thrown) {
      throw problemOf(author, thrown);
    } finally {
      await setImmediate();
      turn = undefined;
      pending.pause();
      // Once entered, the storage costs time for every promise, too. If anything is still pending,
      // it stays enabled for good, because nothing tracks pending work after a turn.
      if (pending.isEmpty()) storage.disable();
      if (process.exitCode !== exitCode) {
        incidents.push({
          author,
          thrown: new ProcessEnd(`process.exitCode = ${process.exitCode}`),
        });
        process.exitCode = exitCode;
      }
    }
  }

  /**
   * Runs code within the time limit, which does not apply to the callbacks that it leaves behind.
   * The watchdog is started only if some remain: most code leaves none, and starting a thread takes
   * a tenth of a second of processor time.
   */
  function stoppable<T>(code: () => T): T {
    let remains = false;
    dog?.pause(true);
    try {
      return runWithin(seconds, () => {
        const result = code();
        // Callbacks of native promises are among the pending work; other methods `then` run later.
        remains = isThenable(result) && result.then !== Promise.prototype.then;
        return result;
      });
    } finally {
      if (turn !== undefined) turn.unlimitedSince = performance.now();
      dog?.pause(false);
      if (remains || !pending.isEmpty()) watch();
    }
  }

  const guarded = <T>(author: Author, code: () => T): T =>
    storage.run(author, () => stoppable(code));

  /** Inspecting a thrown value may run author code again, such as getters. */
  function problemOf(author: Author, thrown: unknown): AuthorProblem {
    const read = (): AuthorProblem =>
      thrown instanceof ProcessEnd || thrown instanceof AuthorTimeout
        ? thrown
        : new AuthorError(errorMessage(thrown), errorStack(thrown), errorClass(thrown));
    try {
      return guarded(author, read);
    } catch (unreadable) {
      return unreadable instanceof AuthorTimeout
        ? unreadable
        : new AuthorError('a value that cannot be displayed was thrown', '', '');
    }
  }

  return {
    run: (author, code) => inTurn(author, () => guarded(author, code)),
    load: (author, code) => inTurn(author, () => settleWithin(seconds, guarded(author, code))),
    setLimit: (limit) => {
      seconds = limit;
      dog?.setLimit(limit);
    },
    running,
    incidents: () => {
      const noted = incidents;
      incidents = [];
      return noted;
    },
    end: () => {
      ended = true;
      dog?.end();
      // Nothing would catch what they throw.
      pending.clearTimers();
      unguard();
      uncatch();
      storage.disable();
    },
  };
}
