import { createHook } from 'node:async_hooks';

/** What author code leaves pending: promises, timers and other async resources. */
export interface PendingWork {
  /** Starts recording, which costs time for every promise. */
  readonly record: () => void;
  readonly pause: () => void;
  /** Whether nothing that was recorded is pending any more. */
  readonly isEmpty: () => boolean;
  readonly clearTimers: () => void;
}

/** @param isAuthor - Whether author code is running. */
export function pendingWork(isAuthor: () => boolean): PendingWork {
  const timers = new Set<NodeJS.Timeout>();
  const asyncIds = new Set<number>();
  const hook = createHook({
    init(id, type, _trigger, resource) {
      if (!isAuthor()) return;
      asyncIds.add(id);
      // The hook gets the kind of a resource only as a string.
      if (type === 'Timeout') timers.add(resource as NodeJS.Timeout);
    },
    promiseResolve: (id) => asyncIds.delete(id),
    destroy: (id) => asyncIds.delete(id),
  });
  return {
    record: () => hook.enable(),
    pause: () => hook.disable(),
    isEmpty: () => asyncIds.size === 0,
    clearTimers: () => {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
