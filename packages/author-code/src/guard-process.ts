import { syncBuiltinESMExports } from 'node:module';
import process from 'node:process';
import { ProcessEnd } from './author-errors.ts';

/** Functions of `process` that end it. The second is what `exit` calls, reachable for everyone. */
const ENDS = ['exit', 'reallyExit', 'abort', 'kill'] as const;

export interface ProcessGuard {
  /** True while code of an author's runs; for everyone else the functions do what they always do. */
  readonly isAuthor: () => boolean;
  /** Is told about every attempt, also if the code catches what is thrown. */
  readonly onEnd: (error: ProcessEnd) => void;
}

/**
 * Keeps the code of authors from ending the process, and takes its listeners off the process
 * afterwards.
 *
 * @returns Puts everything back.
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
      // Somebody else may have replaced it since; for them it does what the original does.
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

/** Signal 0 only asks; 0 and the negative id mean the group that this process may lead. */
function meansThisProcess([pid, signal]: readonly unknown[]): boolean {
  const id = Number(pid);
  return signal !== 0 && (id === 0 || Math.abs(id) === process.pid);
}
