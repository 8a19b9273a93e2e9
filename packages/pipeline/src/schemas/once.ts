/** A value that is loaded on first use, and kept until it is forgotten. */
export type Once<T> = (() => Promise<T>) & { readonly forget: () => void };

/** Several callers use the same value. */
export function once<T>(load: () => Promise<T>): Once<T> {
  let loaded: Promise<T> | undefined;
  const get = () => {
    loaded ??= load();
    return loaded;
  };
  const forget = () => {
    loaded = undefined;
  };
  return Object.assign(get, { forget });
}
