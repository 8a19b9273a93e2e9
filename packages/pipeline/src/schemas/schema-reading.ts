import { posix } from 'node:path';
import { readTable } from '@docgen/content/markdown-table';
import type { Checked, Diagnostic } from '@docgen/core/diagnostic';
import type { SchemaModel } from '@docgen/core/schema-model';
import type { SourceText } from '@docgen/core/sources/source-text';
import type { ToldText } from '@docgen/core/strings/told-text';
import { areServices } from '@docgen/graphql/diff/are-services';
import type { PastSchema, VersionedSchema } from '@docgen/graphql/diff/past-schema';
import { type SchemaVersion, schemaHistory } from '@docgen/graphql/diff/schema-history';
import type { ErrorSource } from '@docgen/graphql/load/error-source';
import { loadSubgraph } from '@docgen/graphql/load/load-subgraph';
import type { LoadedSchema } from '@docgen/graphql/load/loaded-schema';
import { parseSources } from '@docgen/graphql/load/parse-sources';
import { createDescriptionRenderer } from '../descriptions/description-renderer.ts';
import type { ErrorTableText } from './read-errors.ts';
import type { PastVersion } from './read-history.ts';

export { composeSupergraph } from '@docgen/graphql/compose/compose-supergraph';
export { givenSupergraph } from '@docgen/graphql/compose/given-supergraph';
export { loadVersion } from '@docgen/graphql/diff/load-version';
export { versionChanges } from '@docgen/graphql/diff/version-changes';
export { buildSchemaModel } from '@docgen/graphql/model/build-schema-model';
export { schemaFiles } from '@docgen/graphql/model/schema-files';
export { invisibleIn, visibleTogether } from '@docgen/graphql/visibility/invisible-in';
export { lackingIn } from '@docgen/graphql/visibility/lacking-in';
export {
  appliedDirectives,
  isMistaken,
  knownNames,
  markedIn,
} from '@docgen/graphql/visibility/marked-in';
export { matchedRules } from '@docgen/graphql/visibility/matched-rules';
export { visibleSchema } from '@docgen/graphql/visibility/visible-schema';
export { composePast } from '../versions/compose-past.ts';

/**
 * Converts a table of errors. Rows with an empty first cell belong to the operations of the row
 * above.
 */
export function errorSource({ text, file, page }: ErrorTableText): ErrorSource {
  const { columns, rows } = readTable(text);
  let operations: readonly string[] = [];
  return {
    file,
    ...(page !== undefined && { page }),
    columns: columns.slice(1),
    rows: rows.map(({ cells: [first, ...cells], names, line }) => {
      if (first !== '') operations = names;
      return { operations, cells, line };
    }),
  };
}

/**
 * Loads a schema, with the data about its definitions from earlier versions.
 *
 * @returns Reports `unknown-schema-version` for each version that consists of several schemas.
 */
export function loadWithHistory(
  input: Parameters<typeof loadSubgraph>[0],
  past: readonly PastVersion[],
): Checked<VersionedSchema | undefined> {
  const { value, diagnostics: found } = loadSubgraph(input);
  const diagnostics = namingServices(found, input);
  if (value === undefined || past.length === 0) return { value, diagnostics };
  // If the schema's own files look like several schemas, so may those of its earlier versions.
  const isOne = !isOfSeveral(input);
  const several = past.filter((version) => isOne && isOfSeveral(version));
  const single = past.filter((version) => !several.includes(version));
  const config = { id: input.config.id, strictness: 'lenient' } as const;
  const versions = single.map(
    ({ label, sources }): PastSchema => ({
      label,
      sources,
      load: () => loadSubgraph({ config, sources, isPart: input.isPart }).value,
    }),
  );
  const { value: whole, diagnostics: errors } = withPast(value, versions);
  return {
    value: whole,
    diagnostics: [
      ...diagnostics,
      ...errors,
      ...several.map((version) => ofSeveral(version, input)),
    ],
  };
}

/**
 * Adds its earlier versions to a schema, and in which of them its definitions were added and
 * changed.
 *
 * @returns Reports errors in the syntax of the versions. Warnings about them do not matter.
 */
export function withPast(
  schema: LoadedSchema,
  past: readonly PastSchema[],
): Checked<VersionedSchema> {
  const errors: Diagnostic[] = [];
  // One after the other: together, the documents of many versions would fill the memory.
  function* documents(): Generator<SchemaVersion> {
    for (const { label, sources } of past) {
      const { value: document, diagnostics } = parseSources(sources, { lenient: true });
      errors.push(...diagnostics.filter(({ severity }) => severity === 'error'));
      yield { label, document };
    }
  }
  const history = schemaHistory(documents(), schema.complete);
  return { value: { ...schema, past, history }, diagnostics: errors };
}

/** Adds what to do if a folder of services is named as that of one schema. */
function namingServices(
  diagnostics: readonly Diagnostic[],
  { sources }: Parameters<typeof loadSubgraph>[0],
): readonly Diagnostic[] {
  // What several schemas have in common, such as `Query`, is defined more than once in one.
  const first = diagnostics.find(({ code }) => code === 'sdl-duplicate' || code === 'sdl-invalid');
  if (first === undefined || !isOfSeveral({ sources })) return diagnostics;
  const message =
    'If the files of this schema are those of several services, give each service an entry of its own in `schemas.instances`.';
  const named = { ...first, notes: [{ message }, ...(first.notes ?? [])] };
  return diagnostics.map((each) => (each === first ? named : each));
}

function isOfSeveral({ sources }: { readonly sources: readonly SourceText[] }): boolean {
  return sources.length > 1 && areServices(sources);
}

function ofSeveral(
  { path, placeOf, sources: files }: PastVersion,
  { config, sources }: Parameters<typeof loadSubgraph>[0],
): Diagnostic {
  const own = new Set(sources.map(({ file }) => posix.basename(file)));
  const [one, other] = files.map(({ file }) => posix.basename(file));
  const named = files.filter(({ file }) => own.has(posix.basename(file)));
  const such = named.length === 1 ? `, such as \`${named[0]?.file}\`` : '';
  return {
    code: 'unknown-schema-version',
    severity: 'error',
    message: `${JSON.stringify(path)} is not a version of the schema "${config.id}": it contains several schemas, such as ${one} and ${other}.`,
    hint: `Name the file or folder that contains only this schema${such}.`,
    ...placeOf(),
  };
}

/** Targets of links are not visible in plain text. */
const NO_TARGETS = {
  style: { basePath: '/', trailingSlash: 'preserve' },
  routeOfFile: new Map<string, string>(),
  contentFolders: [],
  coordinates: () => ({ to: '/' }),
} as const;

/**
 * Creates a function that returns the first sentences of a schema's descriptions, in the order of
 * its entries; `null` for entries without a description. Failures are reported when the entry's page
 * is rendered.
 *
 * Equal descriptions in several schemas, such as a service and the composed schema, are rendered
 * once.
 */
export function createSummaries(): (schema: SchemaModel) => (ToldText | null)[] {
  const { summary } = createDescriptionRenderer(NO_TARGETS, { configFile: '', locale: 'en' });
  return ({ entries }) => entries.map(({ description }) => summary(description) ?? null);
}
