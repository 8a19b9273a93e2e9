import type { SiteConfig } from '@docgen/core/config';
import type { SchemaModel } from '@docgen/core/schema-model';
import type { Part } from '@docgen/memo/parts';
import { createGraphqlFences, type GraphqlFences } from '../compile/graphql-fences.ts';
import type { Schema } from '../read/read-schemas.ts';

/**
 * What can be said of schemas without reading them, so that a site can be planned and its manuals be
 * shown before: start pages and labels, and no definitions.
 */
export function provisionalSchemas({
  schemas: { instances, composed },
}: Pick<SiteConfig, 'schemas'>): readonly Schema[] {
  return [...instances, ...(composed === undefined ? [] : [composed])].map((config) => {
    const { id, route } = config;
    const model: SchemaModel = {
      ...{ id, route, label: config.label, title: config.title },
      composed: config === composed,
      subgraphs: [],
      definition: { directives: [], roots: [] },
      entries: [],
    };
    const unread = (): Promise<never> => Promise.reject(new Error(`${id} is not read yet`));
    return {
      ...{ id, route, hash: '', composed: model.composed },
      model: part(model),
      types: part([]),
      summaries: part([]),
      files: { sdl: part(''), introspection: part(null) },
      ...{ loaded: unread, whole: unread, release: () => {} },
    };
  });
}

/** No fence has links yet, and none is held against anything. */
export function provisionalFences(style: SiteConfig): GraphqlFences {
  return createGraphqlFences({ schemas: [], style, severity: 'ignore' });
}

function part<V>(value: V): Part<V> {
  return { hash: '', value: () => value, json: () => JSON.stringify(value) };
}
