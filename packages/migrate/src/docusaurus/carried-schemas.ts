import type { SchemasConfig } from '@docgen/core/config';
import type { Notes } from '../findings.ts';
import type { GraphqlInstance } from './graphql-instances.ts';
import type { SchemaFiles } from './schema-files.ts';

/** A schema that is carried over. */
export interface CarriedSchema {
  readonly id: string;
  /** SDL files; none for the schema that is composed from the others. */
  readonly files: readonly string[];
  readonly composed: boolean;
  readonly route: string;
  /** Where its generated pages were. */
  readonly docs?: { readonly content: string; readonly folder: string };
}

/**
 * The schemas that can be carried over: those in SDL files. A supergraph beside its subgraphs
 * becomes the composed schema.
 */
export function carriedSchemas(
  found: readonly { readonly instance: GraphqlInstance; readonly files: SchemaFiles }[],
  notes: Notes,
): CarriedSchema[] {
  const local = found.filter(({ instance, files }) => {
    for (const pointer of files.foreign) {
      notes.left(
        `GraphQL schema ${pointer}`,
        `docgen reads SDL files. Save the schema as one, for example with \`npx @graphql-inspector/cli introspect <where it is> --write ${instance.id}.graphql\`, and add it to schemas.instances.`,
      );
    }
    return files.files.length > 0;
  });
  const supergraph = local.find(({ files }) => files.role === 'supergraph');
  const others = local.filter((entry) => entry !== supergraph);
  return local.map((entry) => ({
    id: entry.instance.id,
    files: entry.files.files,
    composed: entry === supergraph && others.length > 0,
    route: entry.instance.route,
    ...(entry.instance.docs === undefined ? {} : { docs: entry.instance.docs }),
  }));
}

/**
 * The configuration of schemas that are carried over.
 *
 * @param labels - Names by id, as the sidebars had them.
 * @param found - What their files hold.
 */
export function schemasConfig(
  schemas: readonly CarriedSchema[],
  labels: ReadonlyMap<string, string>,
  found: ReadonlyMap<string, SchemaFiles>,
  notes: Notes,
): { schemas?: SchemasConfig } {
  if (schemas.length === 0) return {};
  const section = ({ id, route }: CarriedSchema) => {
    const label = labels.get(id);
    return { id, ...(label === undefined ? {} : { label }), route };
  };
  const instances = schemas
    .filter(({ composed }) => !composed)
    .map((schema) => {
      const [first = '', ...more] = schema.files;
      const { id, ...rest } = section(schema);
      const made = { id, path: more.length === 0 ? first : [first, ...more], ...rest };
      const files = found.get(id);
      if (files !== undefined && files.missing.length > 0) {
        const why = `There is no file ${files.missing.join(', ')} now; something has to make it before the build.`;
        notes.check(made, `schema ${id}`, why);
      }
      if (files?.role === 'supergraph') {
        const why =
          'This is a composed schema. With the schemas of the services in its place, docgen composes it itself and shows who owns what.';
        notes.check(made, `schema ${id}`, why);
      }
      return made;
    });
  const whole = schemas.find(({ composed }) => composed);
  const composed = whole && section(whole);
  if (composed !== undefined) {
    notes.check(
      composed,
      `schema ${composed.id}`,
      `docgen composes it from the instances above and does not read ${whole?.files.join(', ')} any more.`,
    );
  }
  notes.carried('schemas', schemas.map(({ id }) => id).join(', '));
  return { schemas: { instances, ...(composed === undefined ? {} : { composed }) } };
}
