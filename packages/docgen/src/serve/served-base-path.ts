import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OUTPUT_MARKER } from '@docgen/pipeline/write/output-stage';

/**
 * Base path that an output folder was built for, from the note that the build leaves in it.
 *
 * @returns `/` where the note says nothing.
 */
export async function servedBasePath(folder: string): Promise<string> {
  const note = await readFile(join(folder, OUTPUT_MARKER), 'utf8').catch(() => '');
  return /^base path: (\/\S*)$/m.exec(note)?.[1] ?? '/';
}
