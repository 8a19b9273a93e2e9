import { AsyncLocalStorage, createHook } from 'node:async_hooks';
import process from 'node:process';
import { setImmediate } from 'node:timers/promises';
import type { Author } from './author.ts';
import { AuthorError, AuthorTimeout, ProcessEnd } from './author-errors.ts';
import { catchLate } from './catch-late.ts';
import { errorMessage, errorStack } from './error-text.ts';
import { guardProcess } from './guard-process.ts';
import { runWithin } from './run-within.ts';
import { settleWithin } from './settle-within.ts';
import { startWatchdog } from './watchdog.ts';

/** Why code of an author's did not come to its end. */
export type AuthorProblem = AuthorError | AuthorTimeout | ProcessEnd;

/** What code of an author's did beside throwing when it was called. */
export interface Incident {
  readonly author: Author;
  /**
   * An `AuthorProblem`, or what was thrown where nobody watched: `ProcessEnd` for an attempt to end
   * the process, `AuthorError` for what was thrown and caught by nobody.
   */
  readonly thrown: unknown;
}

/** Runs the code of a site's authors: whatever it does, the build goes on and knows whose code it was. */
export interface AuthorCode {
  /**
   * Calls a function that runs code of an author's, and gives what that has left for later a turn.
   *
   * @throws `AuthorProblem`.
   */
  readonly run: <T>(author: Author, code: () => T) => Promise<T>;
  /**
   * Calls a function that loads code of an author's.
   *
   * @throws `AuthorProblem`.
   */
  readonly load: <T>(author: Author, code: () => Promise<T>) => Promise<T>;
  /** Sets the time, in seconds, after which code is stopped. */
  readonly setLimit: (seconds: number) => void;
  /** Whose code runs at this moment. */
  readonly running: () => Author | undefined;
  /** Hands over what happened since it was asked last. */
  readonly incidents: () => readonly Incident[];
  /** Puts everything back that was changed about the process. */
  readonly end: () => void;
}

/** Before the configuration is read, its default counts. */
const DEFAULT_SECONDS = 30;

export interface AuthorCodeOptions {
  /**
   * Is given what nobody catches and no author has thrown, unless somebody else listens. Left out,
   * it ends the process.
   */
  readonly onFault?: ((thrown: unknown) => void) | undefined;
  /** The bundled `watchdog-worker.ts`. */
  readonly watchdog?: string | undefined;
  /**
   * Called in the middle of a loop without end that nothing can stop: of a module that is loaded, of
   * a timer, of promises. It can only say so and end the process. Without it such a loop goes on.
   */
  readonly onStuck?: ((author: Author, seconds: number) => void) | undefined;
}

/** Watches over the process until `end` is called. */
export function createAuthorCode({
  onFault,
  watchdog,
  onStuck,
}: AuthorCodeOptions = {}): AuthorCode {
  const storage = new AsyncLocalStorage<Author>();
  let incidents: Incident[] = [];
  let seconds = DEFAULT_SECONDS;
  // Node does not know for all that is left for later who left it, but it comes in the same turn.
  let turnOf: Author | undefined;
  // When what runs in this turn began to be something that does not stop by itself.
  let since = 0;
  // Since Node 24, what was left behind keeps its storage, disabled or not.
  let ended = false;
  const owner = () => (ended ? undefined : storage.getStore());
  const running = () => owner() ?? turnOf;
  const note = (thrown: unknown): boolean => {
    const author = running();
    if (author === undefined) return false;
    const problem = problemOf(author, thrown);
    if (!(problem instanceof ProcessEnd)) incidents.push({ author, thrown: problem });
    return true;
  };
  const stuck = (): void => {
    const author = running();
    const tooEarly = turnOf !== undefined && performance.now() - since < seconds * 1000;
    if (author === undefined || tooEarly) return;
    storage.exit(() => onStuck?.(author, seconds));
  };
  const dog =
    watchdog === undefined || onStuck === undefined ? undefined : startWatchdog(watchdog, stuck);
  dog?.setLimit(seconds);
  const unguard = guardProcess({
    isAuthor: () => owner() !== undefined,
    onEnd: (thrown) => {
      const author = running();
      if (author !== undefined) incidents.push({ author, thrown });
    },
  });
  const uncatch = catchLate(note, onFault);
  const timers = new Set<NodeJS.Timeout>();
  // What authors' code has left for later, by its number: promises and whatever else calls back.
  const left = new Set<number>();
  const leftHook = createHook({
    init(id, type, _trigger, resource) {
      if (owner() === undefined) return;
      left.add(id);
      // Node names the resource's kind only in text.
      if (type === 'Timeout') timers.add(resource as NodeJS.Timeout);
    },
    promiseResolve: (id) => left.delete(id),
    destroy: (id) => left.delete(id),
  });
  let turns = 0;

  async function inTurn<T>(author: Author, code: () => T | Promise<T>): Promise<T> {
    const { exitCode } = process;
    turnOf = author;
    turns += 1;
    since = performance.now();
    // It costs something at every promise, so it listens only then.
    leftHook.enable();
    try {
      return await code();
    } catch (thrown) {
      throw problemOf(author, thrown);
    } finally {
      await setImmediate();
      turnOf = undefined;
      turns -= 1;
      if (turns === 0) {
        leftHook.disable();
        // A storage that was entered costs something at every promise, too. What is left after
        // a turn is not followed to its end, so it keeps the storage from here on.
        if (left.size === 0) storage.disable();
      }
      if (process.exitCode !== exitCode) {
        incidents.push({
          author,
          thrown: new ProcessEnd(`process.exitCode = ${process.exitCode}`),
        });
        process.exitCode = exitCode;
      }
    }
  }

  function stoppable<T>(code: () => T): T {
    dog?.pause(true);
    try {
      return runWithin(seconds, code);
    } finally {
      since = performance.now();
      dog?.pause(false);
    }
  }

  /** Looking at what was thrown may run code of the author's again, such as getters. */
  function problemOf(author: Author, thrown: unknown): AuthorProblem {
    const read = (): AuthorProblem =>
      thrown instanceof ProcessEnd || thrown instanceof AuthorTimeout
        ? thrown
        : new AuthorError(errorMessage(thrown), errorStack(thrown));
    try {
      return storage.run(author, () => stoppable(read));
    } catch (unreadable) {
      return unreadable instanceof AuthorTimeout
        ? unreadable
        : new AuthorError('a value that cannot be displayed was thrown', '');
    }
  }

  return {
    run: (author, code) => inTurn(author, () => storage.run(author, () => stoppable(code))),
    load: (author, code) => inTurn(author, () => settleWithin(seconds, storage.run(author, code))),
    setLimit: (limit) => {
      seconds = limit;
      dog?.setLimit(limit);
    },
    running,
    incidents: () => {
      const since = incidents;
      incidents = [];
      return since;
    },
    end: () => {
      ended = true;
      dog?.end();
      // Nobody would catch what they throw.
      for (const timer of timers) clearTimeout(timer);
      unguard();
      uncatch();
      storage.disable();
    },
  };
}
