import { syncBuiltinESMExports } from 'node:module';
import process from 'node:process';
import { ProcessEnd } from './author-errors.ts';

/**
 * Functions of `process` that end it. `reallyExit` is what `exit` calls; author code can reach it,
 * too.
 */
const ENDS = ['exit', 'reallyExit', 'abort', 'kill'] as const;

/** Callbacks of `guardProcess`. */
export interface ProcessGuard {
  /** True while author code runs. For all other code, the functions work as usual. */
  readonly isAuthor: () => boolean;
  /** Called for every attempt, even if the code catches the error. */
  readonly onEnd: (error: ProcessEnd) => void;
}

/**
 * Prevents author code from ending the process, and records the listeners that it adds to
 * `process`.
 *
 * @returns Restores the functions, and removes the recorded listeners.
 */
export function guardProcess({ isAuthor, onEnd }: ProcessGuard): () => void {
  const restores = ENDS.map((name) => {
    const original: unknown = Reflect.get(process, name);
    if (typeof original !== 'function') return () => {};
    const replacement = (...args: unknown[]): unknown => {
      if (!isAuthor() || (name === 'kill' && !meansThisProcess(args))) {
        return Reflect.apply(original, process, args);
      }
      const error = new ProcessEnd(`process.${name}(${args.map(String).join(', ')})`);
      onEnd(error);
      throw error;
    };
    Reflect.set(process, name, replacement);
    return () => {
      // Other code may have replaced it since. If that calls this replacement, it gets the
      // original.
      if (Reflect.get(process, name) === replacement) Reflect.set(process, name, original);
    };
  });
  const listeners: { readonly event: string; readonly listener: () => void }[] = [];
  const note = (event: string, listener: () => void): void => {
    if (isAuthor()) listeners.push({ event, listener });
  };
  process.on('newListener', note);
  // Modules also import these functions by name.
  syncBuiltinESMExports();
  return () => {
    for (const restore of restores) restore();
    process.off('newListener', note);
    for (const { event, listener } of listeners) process.off(event, listener);
    syncBuiltinESMExports();
  };
}

/**
 * Whether a call of `process.kill` would end this process. Signal 0 only checks whether a process
 * exists. The id 0 means the process group of this process, and the negative id of this process the
 * group that it may lead.
 */
function meansThisProcess([pid, signal]: readonly unknown[]): boolean {
  const id = Number(pid);
  return signal !== 0 && (id === 0 || Math.abs(id) === process.pid);
}
