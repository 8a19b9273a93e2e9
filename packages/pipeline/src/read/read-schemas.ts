import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { ConfigPlaces } from '@docgen/config/config-places';
import type { ResolvedComposedSchema, SiteConfig } from '@docgen/core/config';
import { counted } from '@docgen/core/counted';
import type { Checked, Diagnostic } from '@docgen/core/diagnostic';
import { fileFailure } from '@docgen/core/file-failure';
import type { KeyPath } from '@docgen/core/key-path';
import type { Report } from '@docgen/core/progress';
import { examplesFile } from '@docgen/core/sdl-file';
import { readSource } from '@docgen/files/read-source';
import type { SourceText } from '@docgen/graphql/source-text';
import { hashOf, hashOfData } from '@docgen/memo/hash-of';
import { NotKept } from '@docgen/memo/kept-only';
import type { Memo } from '@docgen/memo/memo';
import { hiddenInSubgraphs } from './hidden-in-subgraphs.ts';
import { keptSchema, once, reading, type Schema, type SchemaInput } from './kept-schema.ts';
import { readErrors } from './read-errors.ts';
import { readHistory } from './read-history.ts';
import { unknownHiddenNames } from './unknown-hidden-names.ts';

/** The settings that determine which schemas are read. */
export interface SchemaSettings {
  readonly config: Pick<SiteConfig, 'schemas' | 'content'>;
  /** Absolute path of the project folder. */
  readonly projectDir: string;
  /** Returns the places of keys in the configuration. */
  readonly placeOf: ConfigPlaces;
}

/**
 * Reads and composes the configured schemas. Those with errors are omitted.
 *
 * @param pause - Gives others a turn, between the parts of long work.
 * @returns In the order of the configuration, the composed schema last.
 */
export async function readSchemas(
  { config, projectDir, placeOf }: SchemaSettings,
  memo: Memo,
  report: Report,
  pause: () => Promise<unknown> = () => setImmediate(),
): Promise<Checked<readonly Schema[]>> {
  const diagnostics: Diagnostic[] = [];
  const schemas: Schema[] = [];
  let definitions = 0;
  const named = new Set<string>();
  const add = async (input: SchemaInput): Promise<void> => {
    try {
      const schema = await keptSchema(input, memo, pause);
      diagnostics.push(...schema.diagnostics);
      if (schema.value === undefined) return;
      schemas.push(schema.value);
      definitions += schema.definitions;
      for (const name of schema.named) named.add(name);
    } catch (error) {
      if (input.file === undefined || error instanceof NotKept) throw error;
      diagnostics.push(fileFailure(error, { file: input.file }, 'make the reference of'));
    }
  };
  let summaries: ReturnType<SchemaInput['summarise']> | undefined;
  const summarise: SchemaInput['summarise'] = () => {
    summaries ??= reading().then(({ createSummaries }) => createSummaries());
    return summaries;
  };
  const { instances, composed, hide } = config.schemas;
  const inputs: SchemaInput[] = [];
  for (const [number, instance] of instances.entries()) {
    const placeIn = (...key: KeyPath) => placeOf(['schemas', 'instances', number, ...key]);
    const read = await Promise.all(
      instance.paths.map(async (file) => {
        const { value: text, diagnostics: found } = await readSource(join(projectDir, file), file);
        diagnostics.push(...found);
        return text === undefined ? [] : [{ file, text }];
      }),
    );
    const sources = read.flat();
    if (sources.length < read.length) continue;
    const { value: past, diagnostics: unread } = await readHistory(
      instance,
      projectDir,
      (version) => placeIn('history', version, 'path'),
    );
    diagnostics.push(...unread);
    const examples = await readExamples(instance.paths, projectDir, diagnostics);
    const { value: table, diagnostics: noTable } = await readErrors(
      instance,
      config,
      projectDir,
      () => placeIn('errors'),
    );
    diagnostics.push(...noTable);
    const isPart = composed?.subgraphs.includes(instance.id) === true;
    inputs.push({
      config: instance,
      placed: placedAt(
        () => placeIn('description'),
        ({ message }) => {
          const { history = [] } = instance;
          const named = history.findIndex(({ path }) => message.startsWith(JSON.stringify(path)));
          return placeIn('history', named, 'path');
        },
      ),
      file: instance.paths[0],
      hash: hashOfData([
        isPart,
        ...[sources, examples, ...past.map((version) => version.sources)].map((files) =>
          files.map(({ file, text }) => [file, hashOf(text)]),
        ),
      ]),
      table,
      load: once(async () => {
        const { errorSource, loadWithHistory } = await reading();
        const errors = table === undefined ? [] : [errorSource(table)];
        return loadWithHistory({ config: instance, sources, isPart, examples, errors }, past);
      }),
      hide,
      hidden: [],
      subgraphModels: () => [],
      summarise,
    });
  }
  const isSubgraph = ({ config }: SchemaInput) => composed?.subgraphs.includes(config.id) === true;
  const hidden =
    hide === undefined ? [] : await hiddenInSubgraphs(inputs.filter(isSubgraph), hide, memo);
  for (const input of inputs) await add(isSubgraph(input) ? { ...input, hidden } : input);
  const subgraphs = schemas.filter((schema) => composed?.subgraphs.includes(schema.id));
  // If a subgraph is missing, composition would report errors about types that exist.
  if (composed !== undefined && subgraphs.length === composed.subgraphs.length) {
    const { value: given, diagnostics: unread } = await readSupergraph(composed, projectDir);
    diagnostics.push(...unread);
    const isReadable = composed.path === undefined || given !== undefined;
    const supergraph: SchemaInput = {
      config: composed,
      placed: placedAt(() => placeOf(['schemas', 'composed', 'description'])),
      file: composed.path ?? instances.find(({ id }) => id === subgraphs[0]?.id)?.paths[0],
      // Places and routes in the composed schema come from the subgraphs.
      hash: hashOfData([
        composed.subgraphs,
        given && hashOf(given.text),
        schemas.map(({ id, model, hash }) => [id, model.hash, hash]),
      ]),
      load: once(async () => {
        const { composeSupergraph, givenSupergraph } = await reading();
        const loaded = await Promise.all(subgraphs.map((subgraph) => subgraph.whole()));
        const input = { config: composed, subgraphs: loaded, hide };
        return given ? givenSupergraph({ ...input, source: given }) : composeSupergraph(input);
      }),
      hide,
      hidden: [],
      subgraphModels: () => schemas.map(({ model }) => model.value()),
      summarise,
    };
    if (isReadable) await add(supergraph);
  }
  // A schema that is missing may have the names.
  if (hide !== undefined && schemas.length === instances.length + (composed ? 1 : 0)) {
    diagnostics.push(...(await unknownHiddenNames({ hide, known: named, schemas, placeOf }, memo)));
  }
  report(`${counted(schemas.length, 'schema')}, ${counted(definitions, 'definition')}`);
  return { value: schemas, diagnostics };
}

/** Reads a supergraph that is not composed by docgen. */
async function readSupergraph(
  { path }: ResolvedComposedSchema,
  projectDir: string,
): Promise<Checked<SourceText | undefined>> {
  if (path === undefined) return { value: undefined, diagnostics: [] };
  const { value: text, diagnostics } = await readSource(join(projectDir, path), path);
  return { value: text === undefined ? undefined : { file: path, text }, diagnostics };
}

/**
 * Reads the example operations next to SDL files: those of `order.graphql` are in
 * `order.examples.graphql`, if that file exists.
 */
async function readExamples(
  paths: readonly string[],
  projectDir: string,
  diagnostics: Diagnostic[],
): Promise<readonly SourceText[]> {
  const read = paths
    .map(examplesFile)
    .filter((file) => existsSync(join(projectDir, file)))
    .map(async (file) => {
      const { value: text, diagnostics: found } = await readSource(join(projectDir, file), file);
      diagnostics.push(...found);
      return text === undefined ? [] : [{ file, text }];
    });
  return (await Promise.all(read)).flat();
}

/**
 * Places in the configuration are added to cached diagnostics, because the lines may have changed
 * since.
 */
function placedAt(
  describedAt: () => ReturnType<ConfigPlaces>,
  versionAt?: (found: Diagnostic) => ReturnType<ConfigPlaces>,
): SchemaInput['placed'] {
  return (found) => {
    if (found.place !== undefined) return found;
    if (found.code === 'hidden-name') return { ...found, ...describedAt() };
    return found.code === 'unknown-schema-version' ? { ...found, ...versionAt?.(found) } : found;
  };
}
