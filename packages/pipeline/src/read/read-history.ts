import type { ResolvedSchemaInstance } from '@docgen/core/config';
import type { Checked, Diagnostic } from '@docgen/core/diagnostic';
import { readVersion, type VersionFile } from '@docgen/files/read-version';

/** The SDL of an earlier version of a schema. */
export interface PastVersion {
  readonly label: string;
  readonly sources: readonly VersionFile[];
}

/**
 * Reads the earlier versions of a schema, from files or from commits.
 *
 * @returns In the order of the configuration; those that cannot be read are left out and told.
 */
export async function readHistory(
  { history = [] }: ResolvedSchemaInstance,
  projectDir: string,
): Promise<Checked<readonly PastVersion[]>> {
  const versions: PastVersion[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const { label, path } of history) {
    const { value, diagnostics: wrong } = await readVersion(path, projectDir);
    diagnostics.push(...wrong);
    if (value !== undefined) versions.push({ label, sources: [...value.files.values()] });
  }
  return { value: versions, diagnostics };
}
