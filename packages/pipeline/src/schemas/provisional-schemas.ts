import type { SiteConfig } from '@docgen/core/config';
import { configuredSchemas, hasReference } from '@docgen/core/configuration/configured-schemas';
import type { SchemaModel } from '@docgen/core/schema-model';
import type { Part } from '@docgen/memo/parts';
import type { Schema } from './kept-schema.ts';

/**
 * The data about schemas that is known without reading them: start pages and labels, but no
 * definitions. With it, a site can be planned and its manuals shown before schemas are read.
 */
export function provisionalSchemas({ schemas }: Pick<SiteConfig, 'schemas'>): readonly Schema[] {
  return configuredSchemas(schemas).map((config) => {
    const { id, route } = config;
    const model: SchemaModel = {
      ...{ id, route, label: config.label, title: config.title },
      composed: config === schemas.composed,
      subgraphs: [],
      definition: { directives: [], roots: [] },
      entries: [],
    };
    const unread = (): Promise<never> => Promise.reject(new Error(`${id} is not read yet`));
    return {
      ...{ id, route, hash: '', composed: model.composed, isUnread: true },
      hasReference: hasReference(config),
      model: part(model),
      types: part([]),
      summaries: part([]),
      files: { sdl: part(''), introspection: part(null) },
      ...{ loaded: unread, whole: unread, release: () => {} },
    };
  });
}

/**
 * Replaces schemas by those that were read. Schemas that could not be read keep their previous
 * state.
 *
 * @param before - All configured schemas.
 */
export function renewedSchemas(
  before: readonly Schema[],
  read: readonly Schema[],
): readonly Schema[] {
  return before.map(
    (schema) => read.find(({ id }) => id === schema.id) ?? { ...schema, isUnread: true },
  );
}

function part<V>(value: V): Part<V> {
  return { hash: '', value: () => value, json: () => JSON.stringify(value) };
}
