import { realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * The path of a file with all symbolic links in its folder resolved. The bundler
 * knows files by such paths only.
 *
 * @param file - Absolute path; the file need not exist.
 */
export function realPath(file: string): string {
  try {
    return join(realpathSync(dirname(file)), basename(file));
  } catch {
    return file;
  }
}
