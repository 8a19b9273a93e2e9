/** What editors and Windows leave in folders: `note.md~`, `#note.md#`, `Thumbs.db`. */
const LEFT_OVER = /~$|^#.*#$|^(?:thumbs\.db|desktop\.ini)$/i;

/**
 * True for the name of a file or folder that docgen omits wherever it lists a folder: hidden ones,
 * `node_modules`, and what editors and operating systems leave behind. `.well-known` is not hidden:
 * sites publish files such as `security.txt` in it (RFC 8615).
 *
 * @param name - Without its folder.
 */
export function isOmitted(name: string): boolean {
  if (name === '.well-known') return false;
  return name.startsWith('.') || name === 'node_modules' || LEFT_OVER.test(name);
}
