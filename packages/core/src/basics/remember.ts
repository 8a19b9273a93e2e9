/**
 * Memoizes a function of one argument.
 *
 * @param most - Number of results to keep. Once it is reached, a new key clears them all.
 */
export function remember<T, K = string>(make: (key: K) => T, most = 300): (key: K) => T {
  const known = new Map<K, T>();
  return (key) => rememberIn(known, key, () => make(key), most);
}

/** Memoizes a function of an object. A result is released together with its object. */
export function rememberOf<T, K extends object>(make: (key: K) => T): (key: K) => T {
  const known = new WeakMap<K, T>();
  return (key) => {
    const old = known.get(key);
    if (old !== undefined) return old;
    const made = make(key);
    known.set(key, made);
    return made;
  };
}

/**
 * Returns the value of a key, and creates and stores it if there is none yet.
 *
 * @param most - Number of values to keep. Once it is reached, a new key clears them all.
 */
export function rememberIn<T, K>(known: Map<K, T>, key: K, make: () => T, most: number): T {
  const old = known.get(key);
  if (old !== undefined) return old;
  const made = make();
  if (known.size >= most) known.clear();
  known.set(key, made);
  return made;
}
