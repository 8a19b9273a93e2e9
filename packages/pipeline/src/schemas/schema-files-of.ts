import { resolve } from 'node:path';
import type { ResolvedSchemaSection } from '@docgen/core/config';
import { examplesFiles } from '@docgen/core/sources/sdl-file';
import { errorFile } from './read-errors.ts';
import { examplesOf, type SchemaSite } from './schema-inputs.ts';

/** Absolute paths of the files that schemas are read from, and of folders with earlier versions. */
export function schemaFilesOf({
  config,
  projectDir,
}: Pick<SchemaSite, 'config' | 'projectDir'>): ReadonlySet<string> {
  const { instances, composed } = config.schemas;
  const ofInstances = instances.flatMap((instance) => [
    ...instance.paths,
    ...instance.paths.flatMap(examplesFiles),
    ...errorFile(instance, config),
    ...versionPaths(instance),
  ]);
  const ofComposed =
    composed === undefined
      ? []
      : [composed.path ?? [], examplesOf(composed), versionPaths(composed)];
  const paths = [...ofInstances, ...ofComposed.flat()];
  return new Set(paths.map((path) => resolve(projectDir, path)));
}

/** Versions in commits are not files, so no change matches their paths. */
function versionPaths({ history = [] }: Pick<ResolvedSchemaSection, 'history'>): string[] {
  return history.map(({ path }) => path);
}
