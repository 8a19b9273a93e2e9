/** Where the reader left the entries of the browser's history, by the router's keys. */
export interface ScrollMemory {
  readonly get: (key: string) => number | undefined;
  readonly set: (key: string, top: number) => void;
  /** Keeps the positions for the next document, which may be this one again after a reload. */
  readonly save: () => void;
}

const STORAGE_KEY = 'scroll';

/** Opens the memory of this browser tab. Where storage is forbidden it lasts as long as the document. */
export function openScrollMemory(): ScrollMemory {
  const positions = new Map<string, number>(stored());
  return {
    get: (key) => positions.get(key),
    set: (key, top) => {
      positions.set(key, top);
    },
    save: () => {
      try {
        sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions]));
      } catch {
        // Forbidden or full: a reload forgets the positions, nothing else happens.
      }
    },
  };
}

function stored(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]') as [string, number][];
  } catch {
    return [];
  }
}
