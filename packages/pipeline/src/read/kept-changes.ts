import type { HideConfig } from '@docgen/core/config';
import type { ChangesOfVersion, VersionChange } from '@docgen/graphql/diff/version-changes';
import type { LoadedSchema } from '@docgen/graphql/loaded-schema';
import type { Memo } from '@docgen/memo/memo';
import { reading } from './reading.ts';

/** A schema whose versions are compared. */
interface ChangedSchema {
  /** The schema as it is now, including what is hidden, with its earlier versions. */
  readonly schema: LoadedSchema;
  readonly hide: HideConfig | undefined;
}

/**
 * The changes of a schema from version to version. Those of earlier versions are computed once,
 * because they only change with what is hidden.
 *
 * @returns The newest first, without versions in which nothing changed.
 */
export async function keptChanges(
  { schema, hide }: ChangedSchema,
  memo: Memo,
): Promise<ChangesOfVersion[]> {
  const { past = [] } = schema;
  if (past.length === 0) return [];
  const { notTold, versionChanges } = await reading();
  const hidden = notTold(schema, hide);
  const found: ChangesOfVersion[] = [];
  const add = (label: string | undefined, before: string, changes: readonly VersionChange[]) => {
    if (changes.length > 0) found.push({ ...(label !== undefined && { label }), before, changes });
  };
  for (const [at, before] of past.entries()) {
    const after = past[at + 1];
    if (after === undefined) {
      const old = before.load();
      if (old !== undefined) add(undefined, before.label, versionChanges(old, schema, hidden));
      continue;
    }
    const { parts } = await memo.node({
      kind: 'version-changes',
      id: `${schema.id} ${at} ${after.label}`,
      inputs: [before.hash, after.hash, hidden],
      async compute() {
        const [old, now] = [before.load(), after.load()];
        const isRead = old !== undefined && now !== undefined;
        const changes = isRead ? versionChanges(old, now, hidden) : [];
        return { value: { changes }, diagnostics: [] };
      },
    });
    add(after.label, before.label, parts?.changes.value() ?? []);
  }
  return found.reverse();
}
