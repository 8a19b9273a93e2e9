/** @param {string} path */
export function posixPath(path) {
  return path.replaceAll('\\', '/');
}
