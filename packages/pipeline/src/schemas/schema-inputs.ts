import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ConfigPlaces } from '@docgen/config/config-places';
import type {
  ResolvedComposedSchema,
  ResolvedSchemaInstance,
  SiteConfig,
} from '@docgen/core/config';
import { visibilityOf } from '@docgen/core/configuration/visibility-of';
import { type Checked, type Diagnostic, hasErrors } from '@docgen/core/diagnostic';
import { type KeyPath, pathText } from '@docgen/core/diagnostics/key-path';
import { examplesFiles, responsesFile } from '@docgen/core/sources/sdl-file';
import type { SourceText } from '@docgen/core/sources/source-text';
import { readSource } from '@docgen/files/read-source';
import { hashOf, hashOfData } from '@docgen/memo/hash-of';
import type { Memo } from '@docgen/memo/memo';
import { withComposedHistory } from './composed-history.ts';
import { graphqlCode } from './graphql-code.ts';
import type { Schema, SchemaInput } from './kept-schema.ts';
import { once } from './once.ts';
import { readErrors } from './read-errors.ts';
import { readHistory } from './read-history.ts';
import { sdlFiles } from './sdl-files.ts';

/** The site whose schemas are read. */
export interface SchemaSite {
  readonly config: Pick<SiteConfig, 'schemas' | 'content'>;
  /** Absolute path of the project folder. */
  readonly projectDir: string;
  /** Returns the places of keys in the configuration. */
  readonly placeOf: ConfigPlaces;
  /** Caches schemas between builds. */
  readonly memo: Memo;
}

/**
 * Reads the files of a schema with SDL of its own: the SDL, its examples, earlier versions and its
 * table of errors.
 *
 * @param number - Index of the instance in the configuration.
 * @returns `undefined` if a file of the SDL cannot be read.
 */
export async function instanceInput(
  instance: ResolvedSchemaInstance,
  number: number,
  { config, projectDir, placeOf }: SchemaSite,
): Promise<Checked<SchemaInput | undefined>> {
  const { composed } = config.schemas;
  const placeIn = (...key: KeyPath) => placeOf(['schemas', 'instances', number, ...key]);
  const { value: files, diagnostics: unlisted } = await sdlFiles(
    instance.paths,
    projectDir,
    (folder) => {
      const { paths } = instance;
      const at = paths.length > 1 ? [paths.indexOf(folder)] : [];
      return emptyFolder(folder, ['schemas', 'instances', number, 'path', ...at], placeOf);
    },
  );
  const { value: sources, diagnostics: unread } = await readTexts(files, projectDir);
  const diagnostics = [...unlisted, ...unread];
  if (hasErrors(diagnostics)) return { value: undefined, diagnostics };
  const past = await readHistory(instance, projectDir, (version) =>
    placeIn('history', version, 'path'),
  );
  const ofExamples = new Set([...instance.paths, ...files].flatMap(examplesFiles));
  const examples = await readExamples(ofExamples, projectDir);
  const { value: table, diagnostics: noTable } = await readErrors(
    instance,
    config,
    projectDir,
    () => placeIn('errors'),
  );
  const isPart = composed?.subgraphs.includes(instance.id) === true;
  const texts = [sources, examples.value, ...past.value.map((version) => version.sources)];
  return {
    value: {
      config: instance,
      placeOfDescription: () => placeIn('description'),
      file: files[0],
      hash: hashOfData([isPart, ...texts.map(hashesOf)]),
      table,
      load: once(async () => {
        const { errorSource, loadWithHistory } = await graphqlCode();
        const errors = table === undefined ? [] : [errorSource(table)];
        const input = { config: instance, sources, isPart, examples: examples.value, errors };
        return loadWithHistory(input, past.value);
      }),
    },
    diagnostics: [...diagnostics, ...past.diagnostics, ...examples.diagnostics, ...noTable],
  };
}

/**
 * What the composed schema is made from: other schemas, or the file of a supergraph that something
 * else has composed.
 *
 * @param schemas - All other schemas; those that the supergraph is composed of are among them.
 * @returns `undefined` if its file cannot be read.
 */
export async function composedInput(
  composed: ResolvedComposedSchema,
  schemas: readonly Schema[],
  { config, projectDir, placeOf, memo }: SchemaSite,
): Promise<Checked<SchemaInput | undefined>> {
  const { instances } = config.schemas;
  const visibility = visibilityOf(config.schemas);
  const { path } = composed;
  const { value, diagnostics } = await readTexts(path === undefined ? [] : [path], projectDir);
  const [given] = value;
  if (path !== undefined && given === undefined) return { value: undefined, diagnostics };
  const past = await readHistory(composed, projectDir, (version) =>
    placeOf(['schemas', 'composed', 'history', version, 'path']),
  );
  const examples = await readExamples(examplesOf(composed), projectDir);
  const subgraphs = schemas.filter(({ id }) => composed.subgraphs.includes(id));
  const unlisted = schemas.flatMap(({ id, hasReference }) => (hasReference ? [] : [id]));
  return {
    value: {
      config: composed,
      placeOfDescription: () => placeOf(['schemas', 'composed', 'description']),
      file: path ?? instances.find(({ id }) => id === subgraphs[0]?.id)?.paths[0],
      // Places and routes in the composed schema come from the subgraphs.
      hash: hashOfData([
        composed.subgraphs,
        unlisted,
        given && hashOf(given.text),
        hashesOf(examples.value),
        schemas.map(({ id, model, hash }) => [id, model.hash, hash]),
        past.value.map(({ sources }) => hashesOf(sources)),
      ]),
      load: once(async () => {
        const { composeSupergraph, givenSupergraph } = await graphqlCode();
        const loaded = await Promise.all(subgraphs.map((subgraph) => subgraph.whole()));
        const input = { config: composed, subgraphs: loaded, visibility, examples: examples.value };
        const { value, diagnostics } = given
          ? givenSupergraph({ ...input, source: given })
          : composeSupergraph(input);
        if (value === undefined) return { value, diagnostics };
        const site = { composed, instances, visibility, projectDir };
        const whole = await withComposedHistory(value, past.value, site, memo);
        return { ...whole, diagnostics: [...diagnostics, ...whole.diagnostics] };
      }),
      subgraphModels: () => schemas.map(({ model }) => model.value()),
      unlisted,
    },
    diagnostics: [...diagnostics, ...past.diagnostics, ...examples.diagnostics],
  };
}

function emptyFolder(folder: string, key: KeyPath, placeOf: ConfigPlaces): Diagnostic {
  return {
    code: 'config-path-missing',
    severity: 'error',
    message: `${pathText(key)} names the folder "${folder}", which contains no SDL files.`,
    hint: 'SDL files end in .graphql, .graphqls, .gql or .sdl; files that end in .examples.graphql contain examples. Name the JSON result of an introspection query with its file.',
    ...placeOf(key),
  };
}

/** The files that may contain the examples of the composed schema, and their responses. */
export function examplesOf({ path, examples }: ResolvedComposedSchema): string[] {
  if (examples !== undefined) return [examples, responsesFile(examples)];
  return path === undefined ? [] : examplesFiles(path);
}

/** Reads those files of examples that exist. */
function readExamples(files: Iterable<string>, projectDir: string) {
  const existing = [...files].filter((file) => existsSync(join(projectDir, file)));
  return readTexts(existing, projectDir);
}

function hashesOf(texts: readonly SourceText[]) {
  return texts.map(({ file, text }) => [file, hashOf(text)]);
}

/** Reads text files. Those that cannot be read are missing. @param paths - Below the project. */
async function readTexts(
  paths: readonly string[],
  projectDir: string,
): Promise<Checked<readonly SourceText[]>> {
  const read = await Promise.all(
    paths.map(async (file) => {
      const { value: text, diagnostics } = await readSource(join(projectDir, file), file);
      return { value: text === undefined ? [] : [{ file, text }], diagnostics };
    }),
  );
  return {
    value: read.flatMap(({ value }) => value),
    diagnostics: read.flatMap(({ diagnostics }) => diagnostics),
  };
}
