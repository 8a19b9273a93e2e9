import type { HideConfig } from '@docgen/core/config';
import type { Checked, Diagnostic } from '@docgen/core/diagnostic';
import { hasErrors } from '@docgen/core/diagnostic';
import type { Version } from '@docgen/files/read-version';
import { areServices } from '@docgen/graphql/diff/are-services';
import { loadVersion } from '@docgen/graphql/diff/load-version';
import { type SchemaChange, schemaChanges } from '@docgen/graphql/diff/schema-changes';
import type { LoadedSchema } from '@docgen/graphql/loaded-schema';
import type { SourceText } from '@docgen/graphql/source-text';
import { hiddenByDirective, visibleSchema } from '@docgen/graphql/visibility/visible-schema';

/** A change, and the schema it is in where there are several. */
export interface VersionChange extends SchemaChange {
  /** Path of the file below the folder, without its ending. */
  readonly schema?: string;
}

export interface Hiding {
  /** What no change is told of. */
  readonly hide?: HideConfig | undefined;
  /** Whether the services are subgraphs of one supergraph. @default false */
  readonly isComposed?: boolean;
}

/**
 * Compares two versions. The files of a folder are the schemas of services, compared by their names,
 * or the pieces of one schema, see `areServices`.
 *
 * @returns The changes, or `undefined` and what is wrong with a schema.
 */
export function compareVersions(
  before: Version,
  after: Version,
  hiding: Hiding = {},
): Checked<readonly VersionChange[] | undefined> {
  const versions = [before, after];
  const isSplit = versions.some(({ files }) => files.size > 1) && versions.every(isOfServices);
  const [old, now] = versions.map((version) => schemasOf(version, isSplit, hiding));
  const diagnostics = [...(old?.diagnostics ?? []), ...(now?.diagnostics ?? [])];
  if (old === undefined || now === undefined || hasErrors(diagnostics)) {
    return {
      value: undefined,
      diagnostics: diagnostics.filter(({ severity }) => severity === 'error'),
    };
  }
  const names = [...new Set([...old.value.keys(), ...now.value.keys()])].sort();
  const changes = names.flatMap((name) => {
    const [from, to] = [old.value.get(name), now.value.get(name)];
    const found = from && to ? schemaChanges(from, to) : [wholeSchema(name, to !== undefined)];
    return isSplit ? found.map((change) => ({ ...change, schema: name })) : found;
  });
  return { value: changes, diagnostics: [] };
}

function wholeSchema(name: string, isNew: boolean): SchemaChange {
  return isNew
    ? {
        criticality: 'safe',
        type: 'SCHEMA_ADDED',
        coordinate: name,
        message: `The schema ${name} was added.`,
      }
    : {
        criticality: 'breaking',
        type: 'SCHEMA_REMOVED',
        coordinate: name,
        message: `The schema ${name} was removed.`,
      };
}

/** A single file is either. */
function isOfServices({ files }: Version): boolean {
  return files.size === 1 || areServices([...files.values()]);
}

function schemasOf(
  { files }: Version,
  isSplit: boolean,
  { hide = {}, isComposed = false }: Hiding,
): Checked<ReadonlyMap<string, LoadedSchema>> {
  const groups: [string, SourceText[]][] = isSplit
    ? Array.from(files, ([path, source]) => [path.replace(/\.\w+$/, ''), [source]])
    : [['', [...files.values()]]];
  const schemas = new Map<string, LoadedSchema>();
  const diagnostics: Diagnostic[] = [];
  for (const [name, sources] of groups) {
    // Versions are compared, not checked: what can be read is.
    const loaded = loadVersion(sources, 'lenient');
    diagnostics.push(...loaded.diagnostics);
    if (loaded.value !== undefined) schemas.set(name, loaded.value);
  }
  // What a subgraph hides is hidden in the others, too.
  const hidden = isComposed
    ? [...schemas.values()].flatMap((schema) => hiddenByDirective(schema, hide))
    : [];
  const visible = Array.from(schemas, ([name, schema]): [string, LoadedSchema] => [
    name,
    visibleSchema({ ...schema, hidden }, hide).value,
  ]);
  return { value: new Map(visible), diagnostics };
}
