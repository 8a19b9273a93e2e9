import { join } from 'node:path';
import { readOwnFile } from '@docgen/files/read-file';
import { OUTPUT_MARKER } from '@docgen/pipeline/write/output-marker';

/** Maximum size in bytes; the note has two lines. */
const LONGEST_NOTE = 10_000;

/**
 * The base path that an output folder was built for, according to the note that the build leaves in
 * it.
 *
 * @returns `/` if the note contains none.
 */
export async function servedBasePath(folder: string): Promise<string> {
  const file = readOwnFile(join(folder, OUTPUT_MARKER), LONGEST_NOTE);
  const note = new TextDecoder().decode(file?.contents);
  return /^base path: (\/\S*)$/m.exec(note)?.[1] ?? '/';
}
