import { parseCodeMeta } from '@docgen/content/code/code-meta';
import { isGraphql } from '@docgen/content/code/graphql-names';
import type { PageCode } from '@docgen/content/compiled-page';
import { type HrefStyle, hrefOfRoute } from '@docgen/core/addresses/address';
import { remember } from '@docgen/core/basics/remember';
import type { SiteConfig } from '@docgen/core/config';
import type { Diagnostic } from '@docgen/core/diagnostic';
import type { EmbeddedDocument, NamedSchema } from '@docgen/graphql/documents/document-checker';
import { hashOfData } from '@docgen/memo/hash-of';
import type { LinkTargets } from '../links/resolve-link.ts';
import { schemaCoordinates } from '../links/schema-coordinates.ts';
import type { Schema } from '../schemas/kept-schema.ts';

/** The functions of the schemas that pages with `graphql` fences need. */
export interface GraphqlFences {
  /** Hash of the schemas that {@link check} validates fences against. */
  readonly hash: string;
  /** URL of a type's page; `schema` is the id in the fence's meta. */
  readonly linkType: (name: string, schema: string | undefined) => string | undefined;
  /** Resolves links to definitions. */
  readonly coordinates: LinkTargets['coordinates'];
  /**
   * Validates the `graphql` fences of a page.
   *
   * @param source - Text of the page's file.
   */
  readonly check: (blocks: readonly PageCode[], source: string) => Promise<Diagnostic[]>;
}

type FencedSchema = NamedSchema &
  Pick<Schema, 'composed' | 'hasReference' | 'hash' | 'types' | 'model' | 'isUnread'>;

type FencesConfig = HrefStyle &
  Pick<SiteConfig, 'onInvalidGraphql'> & {
    readonly schemas: { readonly composed?: { readonly id: string } };
  };

/**
 * Connects `graphql` fences to the reference. A fence belongs to the schema in its meta
 * (`schema=orders`), or else to the composed schema, or else to the only supergraph, or else to the
 * only schema. `nocheck` in the meta disables validation. Fences are not validated against schemas
 * that have not been read.
 */
export function createGraphqlFences(
  schemas: readonly FencedSchema[],
  config: FencesConfig,
): GraphqlFences {
  const { onInvalidGraphql: severity } = config;
  const supergraphs = schemas.filter((schema) => schema.composed);
  const [only] = [supergraphs, schemas].find(({ length }) => length === 1) ?? [];
  const fallback = config.schemas.composed?.id ?? only?.id;
  const unread = new Set(schemas.flatMap(({ id, isUnread }) => (isUnread ? [id] : [])));
  const shown = schemas.filter(({ hasReference }) => hasReference);
  const routesOf = remember(
    (id: string): ReadonlyMap<string, string> =>
      new Map(shown.find((schema) => schema.id === id)?.types.value()),
  );
  let checker: Promise<(document: EmbeddedDocument) => Promise<Diagnostic[]>> | undefined;
  const checkDocument = async (document: EmbeddedDocument): Promise<Diagnostic[]> => {
    checker ??= loadChecker(schemas);
    return (await checker)(document);
  };
  return {
    hash: hashOfData([
      fallback,
      severity,
      schemas.map(({ id, hash }) => [id, hash, unread.has(id)]),
    ]),
    coordinates: schemaCoordinates(shown, config.schemas.composed?.id),
    linkType(name, id = fallback) {
      const route = id === undefined ? undefined : routesOf(id).get(name);
      return route === undefined ? undefined : hrefOfRoute(route, config);
    },
    async check(blocks, source) {
      if (severity === 'ignore') return [];
      const documents = blocks.flatMap(({ language, meta, code, place }): EmbeddedDocument[] => {
        if (!isGraphql(language)) return [];
        const { schema = fallback, flags } = parseCodeMeta(meta);
        if (schema === undefined || unread.has(schema) || flags.has('nocheck')) return [];
        return [{ text: code, place, source, schema }];
      });
      const found = (await Promise.all(documents.map(checkDocument))).flat();
      return severity === 'error'
        ? found
        : found.map((entry) => ({ ...entry, severity: 'warning' }));
    },
  };
}

/** Imported on demand, because the GraphQL parsers take a while to load. */
async function loadChecker(schemas: readonly NamedSchema[]) {
  const { createDocumentChecker } = await import('@docgen/graphql/documents/document-checker');
  return createDocumentChecker(schemas);
}
