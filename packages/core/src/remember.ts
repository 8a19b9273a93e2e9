/**
 * Makes a function that works out each answer once.
 *
 * @param most how many answers to keep; then it starts anew.
 */
export function remember<T, K = string>(make: (key: K) => T, most = 300): (key: K) => T {
  const known = new Map<K, T>();
  return (key) => rememberIn(known, key, () => make(key), most);
}

/** Makes a function that works out each answer once, and forgets it with the object that it is of. */
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
 * What is known of a key, else what is made now and known from then on.
 *
 * @param most how many answers to keep; then it starts anew.
 */
export function rememberIn<T, K>(known: Map<K, T>, key: K, make: () => T, most: number): T {
  const old = known.get(key);
  if (old !== undefined) return old;
  const made = make();
  if (known.size >= most) known.clear();
  known.set(key, made);
  return made;
}
