import { print } from 'graphql';
import type { LoadedSchema } from './loaded-schema.ts';

/** A schema as SDL, with everything in it: a supergraph with its `join__` directives. */
export function wholeSdl({ document }: Pick<LoadedSchema, 'document'>): string {
  return print(document);
}
