import { resolve } from 'node:path';
import type { LoadedConfig } from '@docgen/config/load-config';
import type { SiteConfig } from '@docgen/core/config';
import { configuredSchemas } from '@docgen/core/configured-schemas';
import type { Checked } from '@docgen/core/diagnostic';
import { didYouMean } from '@docgen/core/did-you-mean';
import { noReport } from '@docgen/core/progress';
import { isWithin } from '@docgen/files/is-within';
import type { Version } from '@docgen/files/read-version';
import { openMemo } from '@docgen/memo/memo';
import { schemaCoordinates } from '@docgen/pipeline/compile/schema-coordinates';
import { readSchemas } from '@docgen/pipeline/read/read-schemas';
import type { Comparison, ToldChange } from './compare-versions.ts';
import type { FindDefinition } from './linked-message.ts';
import { type ComparedSite, fileOf, namesOfFiles } from './services-of.ts';

/** A site that a page of changes belongs to. */
export interface ChangedSite extends ComparedSite, Pick<LoadedConfig, 'placeOf'> {
  readonly config: SiteConfig;
}

/** What says which definitions of a site a page of changes is about. */
export interface ChangesPlace {
  /** The page, absolute. */
  readonly page: string;
  /** The second is what the changes led to. */
  readonly versions: readonly [before: Version, after: Version];
  /** Folder that their names are relative to, absolute. */
  readonly cwd: string;
  readonly comparison: Comparison;
  /** Id of the schema that changes are about; when left out, the one that has the compared file or is composed of it. */
  readonly schema?: string | undefined;
}

/** Finds the definitions that a change names, as addresses such as `schema:orders:Order.total`. */
export type DefinitionsOfChange = (change: ToldChange) => FindDefinition;

const NOTHING: DefinitionsOfChange = () => () => undefined;

/**
 * Reads what a site documents, so that a page of changes leads to nothing else. A page outside of its
 * content, and changes of files that none of its schemas has, lead nowhere.
 *
 * @param site - `undefined` where there is no configuration.
 * @returns `undefined` with an `unknown-schema` when the schema that is named does not exist.
 */
export async function siteDefinitions(
  site: ChangedSite | undefined,
  { page, versions, cwd, comparison, schema }: ChangesPlace,
): Promise<Checked<DefinitionsOfChange | undefined>> {
  const ids = configuredSchemas(site?.config.schemas ?? { instances: [] }).map(({ id }) => id);
  if (schema !== undefined && !ids.includes(schema)) return unknownSchema(schema, ids);
  if (site === undefined) return { value: NOTHING, diagnostics: [] };
  const { config, projectDir } = site;
  const isOfSite = config.content.some(({ path }) => isWithin(page, resolve(projectDir, path)));
  if (!isOfSite) return { value: NOTHING, diagnostics: [] };
  // What is wrong with the schemas is told by the build.
  const { value: schemas } = await readSchemas(site, openMemo({ version: '' }), noReport);
  const find = schemaCoordinates(schemas, config.schemas.composed?.id);
  const exists = (written: string) => find !== undefined && 'to' in find(written);
  const idOf = schemaOfChange(site, { versions, cwd, comparison });
  return {
    value: (change) => {
      // A schema may be called like a type.
      if (change.type.startsWith('SCHEMA_')) return () => undefined;
      const id = schema ?? idOf(change);
      return (coordinate, isLink) => {
        const written = id === undefined ? [] : [`${id}:${coordinate}`];
        const found = (isLink ? [...written, coordinate] : written).find(exists);
        return found === undefined ? undefined : `schema:${found}`;
      };
    },
    diagnostics: [],
  };
}

/** Finds the schema of a site that a change is in: for what clients see of several, the composed one. */
function schemaOfChange(
  { config, projectDir }: ChangedSite,
  { versions, cwd, comparison }: Pick<ChangesPlace, 'versions' | 'cwd' | 'comparison'>,
): (change: ToldChange) => string | undefined {
  const { instances, composed } = config.schemas;
  const [, after] = versions;
  const nameOfFile = namesOfFiles(versions, cwd);
  const shown = Array.from(after.files.keys()).flatMap((path) => {
    const file = fileOf(after, path, cwd);
    const has = (own: string | undefined) => own !== undefined && resolve(projectDir, own) === file;
    const instance = instances.find(({ paths }) => paths.some(has));
    const id = instance?.id ?? (has(composed?.path) ? composed?.id : undefined);
    // Where a configuration composes, services are called as it calls them.
    const name = composed === undefined ? nameOfFile(path) : id;
    return id === undefined ? [] : [{ id, name }];
  });
  const internal = new Set<ToldChange>(comparison.internal);
  const subgraphs = new Set(comparison.compared === 'composed' ? composed?.subgraphs : []);
  const apart = new Set(instances.map(({ id }) => id).filter((id) => !subgraphs.has(id)));
  const isOfComposed = (id: string) => subgraphs.has(id) || id === composed?.id;
  const ofComposed = shown.some(({ id }) => isOfComposed(id)) ? composed?.id : undefined;
  return (change) => {
    const { schema, subgraph } = change;
    const isInternal = internal.has(change);
    const isComposed = subgraphs.size > 0 && !isInternal && !apart.has(schema ?? '');
    if (isComposed && ofComposed !== undefined) return ofComposed;
    if (isInternal && subgraph !== undefined && subgraphs.has(subgraph)) return subgraph;
    return shown.find(({ name }) => schema === undefined || name === schema)?.id;
  };
}

function unknownSchema(schema: string, ids: readonly string[]): Checked<undefined> {
  return {
    value: undefined,
    diagnostics: [
      {
        code: 'unknown-schema',
        severity: 'error',
        message: `\`--schema\` names the schema "${schema}", which the configuration does not have.`,
        hint: didYouMean(schema, ids) ?? `The schemas are: ${ids.join(', ') || 'none'}.`,
      },
    ],
  };
}
