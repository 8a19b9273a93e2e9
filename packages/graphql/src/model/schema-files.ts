import { introspectionFromSchema, print, printSchema } from 'graphql';
import { publicSchema } from '../compose/public-schema.ts';
import type { LoadedSchema } from '../load/loaded-schema.ts';
import { asLiterals, withPrintableDefaults } from '../nodes/default-values.ts';

/** A schema as files for download. */
export interface SchemaFiles {
  /**
   * SDL: for a supergraph, of the schema that clients see; for any other schema, all definitions as
   * written.
   */
  readonly sdl: string;
  /** The result of an introspection query, as JSON; `undefined` if there are no queries. */
  readonly introspection?: string;
}

/** @param introspection - Whether to include the result of an introspection query. */
export function schemaFiles(loaded: LoadedSchema, introspection: boolean): SchemaFiles {
  const schema = withPrintableDefaults(publicSchema(loaded));
  const sdl = loaded.composed ? asLiterals(printSchema(schema)) : print(loaded.document);
  return {
    sdl: `${sdl}\n`,
    ...(introspection &&
      schema.getQueryType() && {
        introspection: `${JSON.stringify(introspectionFromSchema(schema), ofDefaults)}\n`,
      }),
  };
}

function ofDefaults(key: string, value: unknown): unknown {
  return key === 'defaultValue' && typeof value === 'string' ? asLiterals(value) : value;
}
