/** Makes a loader load each key only once. After a failure, the next call tries again. */
export function once<T>(load: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const started = new Map<string, Promise<T>>();
  return (key) => {
    const before = started.get(key);
    if (before !== undefined) return before;
    const loading = load(key);
    started.set(key, loading);
    loading.catch(() => started.delete(key));
    return loading;
  };
}
