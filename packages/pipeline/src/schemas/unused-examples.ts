import { readdir } from 'node:fs/promises';
import { join, posix } from 'node:path';
import type { SiteConfig } from '@docgen/core/config';
import type { Diagnostic } from '@docgen/core/diagnostic';
import {
  examplesFiles,
  isExamplesFile,
  isResponsesFile,
  isSdlFile,
} from '@docgen/core/sources/sdl-file';
import { compareText } from '@docgen/core/strings/compare-text';
import { didYouMeanOf, nearestNames } from '@docgen/core/strings/did-you-mean';
import { examplesOf } from './schema-inputs.ts';
import { sdlFiles } from './sdl-files.ts';

/**
 * Warns about files of examples beside the SDL files of the configuration that belong to none of
 * them, so that the site does not show their operations. Files that belong to an SDL file outside
 * of the configuration are not reported, because others may use them.
 *
 * @param projectDir - Absolute path of the project folder.
 */
export async function unusedExamples(
  { instances, composed }: SiteConfig['schemas'],
  projectDir: string,
): Promise<Diagnostic[]> {
  const named = instances.flatMap((instance) => instance.paths).map(posix.normalize);
  // Folders without SDL files are reported when their schemas are read.
  const { value: paths } = await sdlFiles(named, projectDir);
  const used = new Set([
    ...[...named, ...paths].flatMap(examplesFiles),
    ...(composed === undefined ? [] : examplesOf(composed)).map(posix.normalize),
  ]);
  const ofSubgraphs = composed?.path === undefined ? [] : [posix.normalize(composed.path)];
  const folders = new Set([...paths, ...ofSubgraphs].map(posix.dirname));
  const found = await Promise.all(
    [...folders].map(async (folder) => {
      // A folder that cannot be read is reported with the SDL file that is expected there.
      const found = await readdir(join(projectDir, folder), { withFileTypes: true }).catch(
        () => [],
      );
      const files = found
        .filter((entry) => !entry.isDirectory())
        .map(({ name }) => posix.join(folder, name));
      const others = new Set(files.filter(isSdlFile).flatMap(examplesFiles));
      return files.filter((file) => isExamplesFile(file) && !used.has(file) && !others.has(file));
    }),
  );
  return found
    .flat()
    .sort(compareText)
    .flatMap((file): Diagnostic[] => {
      const nearest = nearestExamples(file, used);
      // Other programs have JSON files of examples, too.
      if (nearest === undefined && isResponsesFile(file)) return [];
      return [
        {
          code: 'unused-examples',
          severity: 'warning',
          message: 'The file of examples belongs to no schema, so it is not shown.',
          hint:
            nearest ??
            'Name it like the SDL file beside it: "order.examples.graphql" for "order.graphql".',
          place: { file },
        },
      ];
    });
}

/** Asks for the file that may be meant: one of the same folder and ending, with a similar name. */
function nearestExamples(file: string, used: Iterable<string>): string | undefined {
  const [, folder = '', name = '', ending = ''] = /^(.*\/)?(.*)(\.examples\.\w+)$/.exec(file) ?? [];
  const names = [...used]
    .filter((path) => path.startsWith(folder) && path.endsWith(ending))
    .map((path) => path.slice(folder.length, -ending.length))
    .filter((other) => !other.includes('/'));
  return didYouMeanOf(nearestNames(name, new Set(names)).map((each) => folder + each + ending));
}
