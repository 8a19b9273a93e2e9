/**
 * The folder of the files of a schema, if it contains no other SDL: a configuration that names it
 * also has the files that are added later.
 *
 * @param files - Relative to the searched folder, with forward slashes.
 * @param sdl - All SDL files below the searched folder.
 * @returns `undefined` for a single file, and for files without a common folder of their own.
 */
export function wholeFolder(files: readonly string[], sdl: readonly string[]): string | undefined {
  if (files.length < 2) return undefined;
  const [first = [], ...others] = files.map((file) => file.split('/').slice(0, -1));
  const end = first.findIndex((part, at) => others.some((parts) => parts[at] !== part));
  const folder = first.slice(0, end < 0 ? undefined : end).join('/');
  if (folder === '') return undefined;
  const inside = sdl.filter((file) => file.startsWith(`${folder}/`));
  return inside.every((file) => files.includes(file)) ? folder : undefined;
}
