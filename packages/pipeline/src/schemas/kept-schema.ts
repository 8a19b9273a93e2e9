import { invariant } from '@docgen/core/basics/invariant';
import type {
  ResolvedComposedSchema,
  ResolvedSchemaInstance,
  Visibility,
} from '@docgen/core/config';
import { hasReference } from '@docgen/core/configuration/configured-schemas';
import type { VisibilityRules } from '@docgen/core/configuration/visibility-rules';
import type { Checked, Diagnostic } from '@docgen/core/diagnostic';
import type { SchemaModel } from '@docgen/core/schema-model';
import type { ToldText } from '@docgen/core/strings/told-text';
import type { VersionedSchema } from '@docgen/graphql/diff/past-schema';
import type { LoadedSchema } from '@docgen/graphql/load/loaded-schema';
import { type MarksElsewhere, withMarks } from '@docgen/graphql/load/marks';
import type { Lacking } from '@docgen/graphql/visibility/lacking-in';
import type { Memo } from '@docgen/memo/memo';
import type { Part } from '@docgen/memo/parts';
import { graphqlCode } from './graphql-code.ts';
import { keepModel, openModel } from './kept-model.ts';
import type { Once } from './once.ts';
import { type ErrorTableText, placedIn } from './read-errors.ts';

/** A configured schema whose SDL has no errors. Its parts are read on demand. */
export interface Schema {
  readonly id: string;
  /** True for a supergraph, whether docgen composes it or not. */
  readonly composed: boolean;
  /** False for a schema that only takes part in the composed one. */
  readonly hasReference: boolean;
  /** True if this is the state before the latest SDL, which may have any definitions. */
  readonly isUnread?: boolean;
  /** Route of its start page. */
  readonly route: string;
  /** Hash of the SDL that it is read from. */
  readonly hash: string;
  /** The data that the reference shows. */
  readonly model: Part<SchemaModel>;
  /** The names of all types with the routes of their pages. */
  readonly types: Part<readonly (readonly [name: string, route: string])[]>;
  /** First sentences of the descriptions, in the order of the model's entries; `null` for none. */
  readonly summaries: Part<readonly (ToldText | null)[]>;
  /** Texts of downloadable files, see `SchemaFiles`. */
  readonly files: { readonly sdl: Part<string>; readonly introspection: Part<string | null> };
  /**
   * The schema that documents in pages are validated against. Parses the SDL, unless that was done
   * in this run.
   */
  readonly loaded: () => Promise<LoadedSchema>;
  /** The same with hidden definitions, for composition. */
  readonly whole: () => Promise<LoadedSchema>;
  /** Releases the parsed SDL, which takes twenty times the memory of its text. */
  readonly release: () => void;
}

/** The input of a schema. */
export interface SchemaInput {
  readonly config: ResolvedSchemaInstance | ResolvedComposedSchema;
  /** Returns the place of the schema's description in the configuration. */
  readonly placeOfDescription: () => Pick<Diagnostic, 'place' | 'source'>;
  /** The file that internal errors are reported at. */
  readonly file: string | undefined;
  readonly hash: string;
  readonly table?: ErrorTableText | undefined;
  /** Loads the whole schema, including hidden definitions. */
  readonly load: Once<Checked<VersionedSchema | undefined>>;
  /** Default: none. */
  readonly subgraphModels?: () => readonly SchemaModel[];
  /** Ids of the subgraphs that the site has no reference of. Default: none. */
  readonly unlisted?: readonly string[];
}

/** What all schemas of a site are read with. */
export interface SchemaReading {
  readonly visibility: Visibility;
  /** See `createSummaries`. */
  readonly summarise: () => Promise<(schema: SchemaModel) => (ToldText | null)[]>;
  readonly memo: Memo;
  /** Gives others a turn, between the parts of long work. */
  readonly pause: () => Promise<unknown>;
}

/** A schema, with what is known about it besides what the site shows of it. */
export interface KeptSchema {
  readonly schema: Schema;
  /** Number of its definitions. */
  readonly definitions: number;
  /** Which rules of the configuration match something in the schema, or in an earlier version. */
  readonly matched: VisibilityRules;
  /** What the visible part lacks. */
  readonly lacking: Lacking | null;
}

/**
 * Reads a schema, or takes it from the cache.
 *
 * @param marked - What other subgraphs show and hide. @default nothing
 * @returns `undefined` with diagnostics for a schema that has errors.
 */
export async function keptSchema(
  input: SchemaInput,
  { visibility, summarise, memo, pause }: SchemaReading,
  marked: MarksElsewhere = { shown: [], hidden: [] },
): Promise<Checked<KeptSchema | undefined>> {
  const { config, placeOfDescription, hash, table, load } = input;
  const whole = async (): Promise<LoadedSchema> => {
    const { value } = await load();
    invariant(value !== undefined, `${config.id} was loaded before`);
    return value;
  };
  let schema: LoadedSchema | undefined;
  const kept = await memo.node({
    kind: 'schema',
    id: config.id,
    inputs: [config, hash, visibility, marked, table?.text],
    async compute() {
      await pause();
      const { value, diagnostics } = await load();
      if (value === undefined) return { value: undefined, diagnostics };
      const { buildSchemaModel, lackingIn, matchedRules, schemaFiles, versionChanges } =
        await graphqlCode();
      const { past = [], history } = value;
      const visible = await visiblePart(value, visibility, marked, config.description);
      schema = visible.value;
      await pause();
      const { unlisted = [] } = input;
      const subgraphModels = input.subgraphModels?.() ?? [];
      const all = withMarks(value, marked);
      const changes = past.length === 0 ? [] : versionChanges(past, all, visibility);
      const model = buildSchemaModel({
        config,
        schema,
        history,
        changes,
        subgraphModels,
        unlisted,
      });
      await pause();
      const { sdl, introspection = null } = schemaFiles(schema, config.introspection ?? false);
      return {
        value: {
          ...keepModel(model.value),
          sdl,
          introspection,
          types: typeRoutes(model.value),
          summaries: (await summarise())(model.value),
          definitions: model.value.entries.length,
          matched: matchedRules([() => value, ...past.map(({ load }) => load)], visibility),
          lacking: lackingIn(schema, value) ?? null,
          composed: model.value.composed,
        },
        diagnostics: [...diagnostics, ...visible.diagnostics, ...model.diagnostics],
      };
    },
  });
  if (kept.parts === undefined) return { value: undefined, diagnostics: kept.diagnostics };
  const { outline, details, types, summaries, sdl, introspection, ...facts } = kept.parts;
  const composed = facts.composed.value();
  const model = openModel(outline, details);
  const { id, route } = config;
  const shown = { id, composed, hasReference: hasReference(config), route, hash };
  const files = { sdl, introspection };
  const loaded = async (): Promise<LoadedSchema> => {
    schema ??= (await visiblePart(await whole(), visibility, marked)).value;
    return schema;
  };
  const release = (): void => {
    schema = undefined;
    load.forget();
  };
  return {
    value: {
      schema: { ...shown, model, types, summaries, files, loaded, whole, release },
      definitions: facts.definitions.value(),
      matched: facts.matched.value(),
      lacking: facts.lacking.value(),
    },
    // Warnings may be from an earlier build, and lines may have changed since.
    diagnostics: kept.diagnostics
      .map(placedIn(table))
      .map((found) => (isOfDescription(found) ? { ...found, ...placeOfDescription() } : found)),
  };
}

/** Whether a diagnostic is about the description in the configuration, see `visibleSchema`. */
function isOfDescription({ code, place }: Diagnostic): boolean {
  return code === 'hidden-name' && place === undefined;
}

async function visiblePart(
  schema: LoadedSchema,
  visibility: Visibility,
  marked: MarksElsewhere,
  description?: string,
): Promise<Checked<LoadedSchema>> {
  if (visibility.show === undefined && visibility.hide === undefined)
    return { value: schema, diagnostics: [] };
  const { visibleSchema } = await graphqlCode();
  return visibleSchema(withMarks(schema, marked), visibility, description);
}

function typeRoutes({ entries }: SchemaModel): (readonly [name: string, route: string])[] {
  return entries
    .filter(({ section, kind }) => section === 'types' && kind !== 'directives')
    .map(({ name, route }) => [name, route]);
}
