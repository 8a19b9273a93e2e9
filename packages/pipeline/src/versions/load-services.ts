import { addToList } from '@docgen/core/basics/add-to-list';
import type { Visibility } from '@docgen/core/config';
import type { Checked, Diagnostic } from '@docgen/core/diagnostic';
import type { SourceText } from '@docgen/core/sources/source-text';
import type { Version } from '@docgen/files/read-version';
import { composeSupergraph } from '@docgen/graphql/compose/compose-supergraph';
import type { ComposedVersion } from '@docgen/graphql/diff/composed-version';
import { loadVersion } from '@docgen/graphql/diff/load-version';
import { recordedVersion } from '@docgen/graphql/diff/recorded-version';
import { seenPart, visibleToClients } from '@docgen/graphql/diff/seen-part';
import type { LoadedSchema } from '@docgen/graphql/load/loaded-schema';
import { allMarked } from '@docgen/graphql/load/marks';
import { markedIn } from '@docgen/graphql/visibility/marked-in';
import { visibleSchema } from '@docgen/graphql/visibility/visible-schema';
import type { Services } from './services-of.ts';

/** Schemas of a version by their names. */
export type Schemas = ReadonlyMap<string, LoadedSchema>;

/** The schemas of a version, including what is hidden. */
export interface LoadedVersion {
  /** Those that are composed. */
  readonly subgraphs: Schemas;
  readonly others: Schemas;
}

/**
 * Loads the schemas of a version.
 *
 * @returns What can be read of them. Mistakes are only warnings where possible: versions are
 *   compared, not checked, and the earlier one can no longer be corrected.
 */
export function loadServices(
  { files }: Version,
  { nameOf, isSubgraph, isLibrary }: Services,
): Checked<LoadedVersion> {
  const groups = new Map<string, SourceText[]>();
  for (const [path, source] of files) addToList(groups, nameOf(path), source);
  const schemas: [string, LoadedSchema][] = [];
  const diagnostics: Diagnostic[] = [];
  for (const [name, sources] of groups) {
    if (isLibrary(name)) continue;
    const loaded = loadVersion(sources, 'lenient');
    diagnostics.push(...loaded.diagnostics.map(asOfVersion));
    if (loaded.value === undefined) continue;
    schemas.push([name, { ...loaded.value, id: name }]);
  }
  return {
    value: {
      subgraphs: new Map(schemas.filter(([name]) => isSubgraph(name))),
      others: new Map(schemas.filter(([name]) => !isSubgraph(name))),
    },
    diagnostics,
  };
}

/** Gives warnings a hint about the comparison; their own is about the reference. */
function asOfVersion(diagnostic: Diagnostic): Diagnostic {
  if (diagnostic.severity === 'error') return diagnostic;
  const hint = 'Correct it: until then, changes of what it concerns may be reported wrongly.';
  return { ...diagnostic, hint };
}

/**
 * The parts of schemas that clients see, if each is compared separately.
 *
 * @param compose - Whether the schemas are composed, so that what one of them shows or hides
 *   is shown or hidden in all.
 */
export function seenOf(schemas: Schemas, visibility: Visibility, compose: boolean): Schemas {
  return visibleOf(schemas, compose, (schema) => visibleToClients(schema, visibility));
}

function visibleOf(
  schemas: Schemas,
  compose: boolean,
  visibilityOf: (schema: LoadedSchema) => Visibility,
): Schemas {
  const all = [...schemas.values()];
  const marked = compose ? all.map((schema) => markedIn(schema, visibilityOf(schema))) : [];
  const marks = allMarked(marked);
  const seen = (schema: LoadedSchema) => seenPart({ ...schema, marks }, visibilityOf(schema));
  return new Map(Array.from(schemas, ([name, schema]) => [name, seen(schema)]));
}

/**
 * Composes the subgraphs of a version. A version that is only a supergraph is already composed.
 *
 * @returns The visible parts; `undefined` if they do not compose, with warnings that contain the
 *   reason.
 */
export function composeVersion(
  version: LoadedVersion,
  visibility: Visibility,
): Checked<ComposedVersion | undefined> {
  const { subgraphs, others } = version;
  if (onlySupergraph(version) !== undefined) {
    const [seen] = seenOf(others, visibility, false).values();
    return { value: seen && recordedVersion(seen), diagnostics: [] };
  }
  const { value, diagnostics } = composeSupergraph({
    config: { id: '', subgraphs: [...subgraphs.keys()] },
    subgraphs: [...subgraphs.values()],
    visibility,
  });
  if (value === undefined) return { value, diagnostics: asWarnings(diagnostics) };
  const supergraph = visibleSchema(value, visibility).value;
  const seen = visibleOf(subgraphs, true, () => visibility);
  return { value: { supergraph, subgraphs: seen }, diagnostics };
}

/** The only schema of a version, if it is a supergraph. */
export function onlySupergraph({ subgraphs, others }: LoadedVersion): LoadedSchema | undefined {
  const [schema] = others.values();
  return subgraphs.size === 0 && others.size === 1 && schema?.composed ? schema : undefined;
}

/** Subgraphs that do not compose fail a build, but they can still be compared. */
function asWarnings(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const note = { message: 'Each service is compared separately instead.' };
  return diagnostics.map((diagnostic, position) => ({
    ...diagnostic,
    severity: 'warning',
    ...(position === 0 && { notes: [...(diagnostic.notes ?? []), note] }),
  }));
}
