import { resolve } from 'node:path';
import type { LoadedConfig } from '@docgen/config/load-config';
import type { SiteConfig } from '@docgen/core/config';
import { configuredSchemas } from '@docgen/core/configuration/configured-schemas';
import type { Checked } from '@docgen/core/diagnostic';
import { noReport } from '@docgen/core/progress';
import { didYouMean } from '@docgen/core/strings/did-you-mean';
import { isWithin } from '@docgen/files/is-within';
import type { Version } from '@docgen/files/read-version';
import type { FindDefinition } from '@docgen/graphql/diff/told-text';
import { openMemo } from '@docgen/memo/memo';
import { schemaCoordinates } from '@docgen/pipeline/links/schema-coordinates';
import { readSchemas } from '@docgen/pipeline/schemas/read-schemas';
import {
  type ComparedSite,
  fileOf,
  instanceOf,
  namesOfFiles,
} from '@docgen/pipeline/versions/services-of';
import type { Comparison, ToldChange } from './compare-versions.ts';

/** A site that a page of changes belongs to. */
export interface ChangedSite extends ComparedSite, Pick<LoadedConfig, 'placeOf'> {
  readonly config: SiteConfig;
}

/** The page, and the changes that it lists. */
export interface ChangesPlace {
  /** Absolute path of the page. */
  readonly page: string;
  /** The compared versions. */
  readonly versions: readonly [before: Version, after: Version];
  /** Absolute path of the folder that their names are relative to. */
  readonly cwd: string;
  readonly comparison: Comparison;
  /**
   * Id of the schema that changes are about.
   *
   * @default the one that has the compared file, or is composed of it
   */
  readonly schema?: string | undefined;
}

/** Finds the definitions that a change names, as addresses such as `schema:orders:Order.total`. */
export type DefinitionsOfChange = (change: ToldChange) => FindDefinition;

const NOTHING: DefinitionsOfChange = () => () => undefined;

/**
 * Reads the definitions that a site documents, so that a page of changes links to no others.
 * There are no links on a page outside of its content, and for changes of files that belong to none
 * of its schemas.
 *
 * @param site - `undefined` if there is no configuration.
 * @returns `undefined` with the error `unknown-schema` if the given schema does not exist.
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
  // Mistakes in the schemas are reported by the build.
  const { value: schemas } = await readSchemas(
    { ...site, memo: openMemo({ version: '' }) },
    noReport,
  );
  const find = schemaCoordinates(schemas, config.schemas.composed?.id);
  const exists = (written: string) => find !== undefined && 'to' in find(written);
  const idOf = schemaOfChange(site, { versions, cwd, comparison });
  return {
    value: (change) => {
      // A schema may have the name of a type.
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

/**
 * Creates a function that returns the id of the schema that contains a change; for a change that
 * clients see, the composed schema, if there is one.
 */
function schemaOfChange(
  site: ChangedSite,
  { versions, cwd, comparison }: Pick<ChangesPlace, 'versions' | 'cwd' | 'comparison'>,
): (change: ToldChange) => string | undefined {
  const { instances, composed } = site.config.schemas;
  const composedFile = composed?.path && resolve(site.projectDir, composed.path);
  const [, after] = versions;
  const nameOfFile = namesOfFiles(versions, cwd);
  const shown = Array.from(after.files.keys()).flatMap((path) => {
    const file = fileOf(after, path, cwd);
    const id = instanceOf(site, file)?.id ?? (file === composedFile ? composed?.id : undefined);
    // With a composed schema, the names of services are their ids.
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
