/** True for a path that is a folder or in it; both relative to the same place, `.` for all of it. */
export function isWithin(path: string, folder: string): boolean {
  return folder === '.' || path === folder || path.startsWith(`${folder}/`);
}
