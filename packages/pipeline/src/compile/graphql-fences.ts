import { parseCodeMeta } from '@docgen/content/code/code-meta';
import type { PageCode } from '@docgen/content/compiled-page';
import { type HrefStyle, hrefOfRoute } from '@docgen/core/address';
import type { Diagnostic } from '@docgen/core/diagnostic';
import type { SchemaModel } from '@docgen/core/schema-model';
import { createDocumentChecker } from '@docgen/graphql/document-checker';
import type { Schemas } from '../read/read-schemas.ts';

/** What pages need of the schemas for their `graphql` fences. */
export interface GraphqlFences {
  /** Address of a type's page; `schema` is the id in the fence's meta. */
  readonly linkType: (name: string, schema: string | undefined) => string | undefined;
  /**
   * Checks the `graphql` fences of a page.
   *
   * @param source - Text of the page's file.
   */
  readonly check: (blocks: readonly PageCode[], source: string) => Diagnostic[];
}

export interface GraphqlFencesInput extends Schemas {
  readonly style: HrefStyle;
}

/**
 * Ties `graphql` fences to the reference. A fence belongs to the schema in its
 * meta (`schema=orders`), else to the composed one, else to the only one there
 * is; `nocheck` in the meta takes it out.
 */
export function createGraphqlFences({ models, loaded, style }: GraphqlFencesInput): GraphqlFences {
  const composed = models.find((model) => model.composed);
  const fallback = (composed ?? (models.length === 1 ? models[0] : undefined))?.id;
  const routes = new Map(models.map((model) => [model.id, typeRoutes(model)]));
  const checkDocument = createDocumentChecker(loaded);
  return {
    linkType(name, id = fallback) {
      const route = id === undefined ? undefined : routes.get(id)?.get(name);
      return route === undefined ? undefined : hrefOfRoute(route, style);
    },
    check: (blocks, source) =>
      blocks.flatMap(({ language, meta, code, place }) => {
        if (language !== 'graphql') return [];
        const { schema = fallback, flags } = parseCodeMeta(meta);
        if (schema === undefined || flags.has('nocheck')) return [];
        return checkDocument({ text: code, place, source, schema });
      }),
  };
}

function typeRoutes({ entries }: SchemaModel): Map<string, string> {
  return new Map(
    entries
      .filter(({ section, kind }) => section === 'types' && kind !== 'directives')
      .map(({ name, route }) => [name, route]),
  );
}
