/**
 * The candidate with a file that shares the most parent folders with the given file; `undefined` if
 * several do.
 */
export function nearest<T>(
  file: string,
  candidates: readonly T[],
  filesOf: (candidate: T) => readonly string[],
): T | undefined {
  const depth = (candidate: T) => Math.max(...filesOf(candidate).map((each) => common(each, file)));
  const depths = candidates.map(depth);
  const deepest = Math.max(...depths);
  const found = candidates.filter((_, position) => depths[position] === deepest);
  return found.length === 1 ? found[0] : undefined;
}

/** How many parent folders two files share. */
function common(a: string, b: string): number {
  const [of, other] = [a, b].map((file) => file.split('/').slice(0, -1));
  const differs = (of ?? []).findIndex((folder, depth) => folder !== other?.[depth]);
  return differs < 0 ? (of?.length ?? 0) : differs;
}
