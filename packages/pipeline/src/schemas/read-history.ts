import type { ResolvedSchemaSection } from '@docgen/core/config';
import type { Checked, Diagnostic } from '@docgen/core/diagnostic';
import { readVersion, type Version, type VersionFile } from '@docgen/files/read-version';

/** The SDL of an earlier version of a schema. */
export interface PastVersion {
  readonly label: string;
  /** As in the configuration. */
  readonly path: string;
  /** Returns the place of the path in the configuration. */
  readonly placeOf: () => Pick<Diagnostic, 'place' | 'source'>;
  readonly version: Version;
  /** Its files. */
  readonly sources: readonly VersionFile[];
}

/**
 * Reads the earlier versions of a schema, from files or from commits.
 *
 * @param placeOf - Returns the place of a version in the configuration, given its index.
 * @returns In the order of the configuration. Versions that cannot be read are reported and
 *   omitted.
 */
export async function readHistory(
  { history = [] }: Pick<ResolvedSchemaSection, 'history'>,
  projectDir: string,
  placeOf: (version: number) => ReturnType<PastVersion['placeOf']>,
): Promise<Checked<readonly PastVersion[]>> {
  const versions: PastVersion[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const [version, { label, path }] of history.entries()) {
    const { value, diagnostics: wrong } = await readVersion(path, projectDir);
    diagnostics.push(
      ...wrong.map((each) => (each.place ? each : { ...each, ...placeOf(version) })),
    );
    if (value === undefined) continue;
    const sources = [...value.files.values()];
    versions.push({ label, path, placeOf: () => placeOf(version), version: value, sources });
  }
  return { value: versions, diagnostics };
}
