import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { KeyPath } from '@docgen/config/check';
import type { ConfigPlaces } from '@docgen/config/config-places';
import type {
  HideConfig,
  ResolvedComposedSchema,
  ResolvedSchemaInstance,
  SiteConfig,
} from '@docgen/core/config';
import type { Checked, Diagnostic } from '@docgen/core/diagnostic';
import { fileFailure } from '@docgen/core/file-failure';
import { invariant } from '@docgen/core/invariant';
import type { Report } from '@docgen/core/progress';
import type { SchemaModel } from '@docgen/core/schema-model';
import { examplesFile } from '@docgen/core/sdl-file';
import { readSource } from '@docgen/files/read-source';
import type { LoadedSchema } from '@docgen/graphql/loaded-schema';
import type { SourceText } from '@docgen/graphql/source-text';
import { hashOf, hashOfData } from '@docgen/memo/hash-of';
import { NotKept } from '@docgen/memo/kept-only';
import type { Memo } from '@docgen/memo/memo';
import type { Part } from '@docgen/memo/parts';
import { hiddenInSubgraphs } from './hidden-in-subgraphs.ts';
import { keepModel, openModel } from './kept-model.ts';
import { type ErrorTableText, placedIn, readErrors } from './read-errors.ts';
import { readHistory } from './read-history.ts';

/** A configured schema without errors. Its parts are read when somebody needs them. */
export interface Schema {
  readonly id: string;
  /** True for the one that is composed from others. */
  readonly composed: boolean;
  /** True where it is what was known before its SDL was as it is now: it may have any definitions. */
  readonly isUnread?: boolean;
  /** Route of its start page. */
  readonly route: string;
  /** Stands for the SDL that it is made of. */
  readonly hash: string;
  /** What the reference shows. */
  readonly model: Part<SchemaModel>;
  /** The names of all types with the routes of their pages. */
  readonly types: Part<readonly (readonly [name: string, route: string])[]>;
  /** First sentences of the descriptions as plain text, in the order of the model's entries. */
  readonly summaries: Part<readonly (string | null)[]>;
  /** Texts of files to take away, see `SchemaFiles`. */
  readonly files: { readonly sdl: Part<string>; readonly introspection: Part<string | null> };
  /** What documents in pages are held against; parses the SDL, unless that was done in this run. */
  readonly loaded: () => Promise<LoadedSchema>;
  /** The same with what is hidden, for composition. */
  readonly whole: () => Promise<LoadedSchema>;
  /** Lets go of the parsed SDL, which takes twenty times the memory of its text. */
  readonly release: () => void;
}

/** What says which schemas there are. */
export interface SchemaSettings {
  readonly config: Pick<SiteConfig, 'schemas' | 'content'>;
  /** Absolute path of the project folder. */
  readonly projectDir: string;
  /** Where keys of the configuration stand. */
  readonly placeOf: ConfigPlaces;
}

/**
 * Reads and composes the configured schemas. Those with errors are left out.
 *
 * @param pause - Lets others have their turn, between the parts of what takes long.
 * @returns In the order of the configuration, the composed one last.
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
  const add = async (input: SchemaInput): Promise<void> => {
    try {
      const schema = await keptSchema(input, memo, pause);
      diagnostics.push(...schema.diagnostics);
      if (schema.value === undefined) return;
      schemas.push(schema.value);
      definitions += schema.definitions;
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
      placed: placedInConfig(placeOf, ['instances', number]),
      composed: false,
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
  // A missing part would only add complaints about types that are there.
  if (composed !== undefined && subgraphs.length === composed.subgraphs.length) {
    await add({
      config: composed,
      placed: placedInConfig(placeOf, ['composed']),
      composed: true,
      file: instances.find(({ id }) => id === subgraphs[0]?.id)?.paths[0],
      // Places and routes in it are those of the subgraphs.
      hash: hashOfData([
        composed.subgraphs,
        schemas.map(({ id, model, hash }) => [id, model.hash, hash]),
      ]),
      load: once(async () => {
        const { composeSupergraph } = await reading();
        const loaded = await Promise.all(subgraphs.map((subgraph) => subgraph.whole()));
        return composeSupergraph({ config: composed, subgraphs: loaded, hide });
      }),
      hide,
      hidden: [],
      subgraphModels: () => schemas.map(({ model }) => model.value()),
      summarise,
    });
  }
  report(`${schemas.length} schemas, ${definitions} definitions`);
  return { value: schemas, diagnostics };
}

/** Imported when a schema has to be read anew: parsers take a while to load. */
const reading = () => import('./schema-reading.ts');

/** What a schema is made from. */
export interface SchemaInput {
  readonly config: ResolvedSchemaInstance | ResolvedComposedSchema;
  /** Adds the place in the configuration to what has none. */
  readonly placed: (found: Diagnostic) => Diagnostic;
  readonly composed: boolean;
  /** The file that is named when docgen stumbles over it. */
  readonly file: string | undefined;
  readonly hash: string;
  readonly table?: ErrorTableText | undefined;
  /** Gives all of the schema, also what is hidden. */
  readonly load: Once<Checked<LoadedSchema | undefined>>;
  readonly hide: HideConfig | undefined;
  /** Coordinates that others hide. */
  readonly hidden: readonly string[];
  readonly subgraphModels: () => readonly SchemaModel[];
  /** See `createSummaries`. */
  readonly summarise: () => Promise<(schema: SchemaModel) => (string | null)[]>;
}

/** What is kept may be told with another configuration, which has the description in another line. */
function placedInConfig(placeOf: ConfigPlaces, key: KeyPath): SchemaInput['placed'] {
  return (found) =>
    found.code === 'hidden-name' && found.place === undefined
      ? { ...found, ...placeOf(['schemas', ...key, 'description']) }
      : found;
}

async function keptSchema(
  { config, placed, composed, hash, table, load, hide, hidden, ...input }: SchemaInput,
  memo: Memo,
  pause: () => Promise<unknown>,
): Promise<Checked<Schema | undefined> & { readonly definitions: number }> {
  const whole = async (): Promise<LoadedSchema> => {
    const { value } = await load();
    invariant(value !== undefined, `${config.id} was loaded before`);
    return value;
  };
  let schema: LoadedSchema | undefined;
  const kept = await memo.node({
    kind: 'schema',
    id: config.id,
    inputs: [config, hash, hide, hidden, table?.text],
    async compute() {
      await pause();
      const { value, diagnostics } = await load();
      if (value === undefined) return { value: undefined, diagnostics };
      const { buildSchemaModel, schemaFiles } = await reading();
      const visible = await visiblePart(value, hide, hidden, config.description);
      schema = visible.value;
      await pause();
      const subgraphModels = input.subgraphModels();
      const model = buildSchemaModel({ config, schema, subgraphModels });
      await pause();
      const { sdl, introspection = null } = schemaFiles(schema, config.introspection ?? false);
      return {
        value: {
          ...keepModel(model.value),
          sdl,
          introspection,
          types: typeRoutes(model.value),
          summaries: (await input.summarise())(model.value),
          definitions: model.value.entries.length,
        },
        diagnostics: [...diagnostics, ...visible.diagnostics, ...model.diagnostics],
      };
    },
  });
  if (kept.parts === undefined)
    return { value: undefined, definitions: 0, diagnostics: kept.diagnostics };
  const { outline, details, types, summaries, definitions, sdl, introspection } = kept.parts;
  const model = openModel(outline, details);
  const { id, route } = config;
  const files = { sdl, introspection };
  const loaded = async (): Promise<LoadedSchema> => {
    schema ??= (await visiblePart(await whole(), hide, hidden)).value;
    return schema;
  };
  const release = (): void => {
    schema = undefined;
    load.forget();
  };
  return {
    value: { id, composed, route, hash, model, types, summaries, files, loaded, whole, release },
    definitions: definitions.value(),
    diagnostics: kept.diagnostics.map(placedIn(table)).map(placed),
  };
}

async function visiblePart(
  schema: LoadedSchema,
  hide: HideConfig | undefined,
  hidden: readonly string[],
  description?: string,
): Promise<Checked<LoadedSchema>> {
  if (hide === undefined) return { value: schema, diagnostics: [] };
  const { visibleSchema } = await reading();
  return visibleSchema({ ...schema, hidden: [...schema.hidden, ...hidden] }, hide, description);
}

/** What is loaded when it is asked for, and kept until it is forgotten. */
type Once<T> = (() => Promise<T>) & { readonly forget: () => void };

/** Several ask for what is loaded. */
function once<T>(load: () => Promise<T>): Once<T> {
  let loaded: Promise<T> | undefined;
  const get = () => {
    loaded ??= load();
    return loaded;
  };
  const forget = () => {
    loaded = undefined;
  };
  return Object.assign(get, { forget });
}

/**
 * Reads the operations beside SDL files: those of `order.graphql` stand in `order.examples.graphql`,
 * if there is such a file.
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

function typeRoutes({ entries }: SchemaModel): (readonly [name: string, route: string])[] {
  return entries
    .filter(({ section, kind }) => section === 'types' && kind !== 'directives')
    .map(({ name, route }) => [name, route]);
}
