import type { SchemasConfig } from '@docgen/core/config';
import { joinRoute } from '@docgen/core/url';
import type { Notes } from '../../findings.ts';
import type { FoundSchema } from '../read/schema-files.ts';

/**
 * The schemas that can be carried over: those in SDL files. Where none of them is there yet, but pages
 * that were generated from them are, these pages stay what they are.
 *
 * @param generated - Folders that hold generated pages.
 */
export function carriedSchemas(
  found: readonly FoundSchema[],
  generated: readonly string[],
  notes: Notes,
): FoundSchema[] {
  const onlyPages = ({ folder, files: { files, missing } }: FoundSchema) =>
    files.length > 0 && missing.length === files.length && generated.includes(folder);
  for (const schema of found) {
    const { id, files, folder, route } = schema;
    if (onlyPages(schema)) {
      const instead = `There is no file ${files.missing.join(', ')} now, so the pages in ${folder} are carried over as they are. For a reference that docgen makes, save the schema, add it to schemas.instances with the route ${route}, and delete these pages.`;
      notes.left(`GraphQL schema ${id}`, instead);
    }
    const instead = `docgen reads SDL files. Save the schema as one, for example with \`npx @graphql-inspector/cli introspect <where it is> --write ${id}.graphql\`, and add it to schemas.instances.`;
    for (const pointer of files.foreign) notes.left(`GraphQL schema ${pointer}`, instead);
  }
  return found.filter((schema) => schema.files.files.length > 0 && !onlyPages(schema));
}

/**
 * The configuration of schemas that are carried over. A supergraph beside its subgraphs becomes
 * the composed schema.
 *
 * @param labels - Names by id, as the sidebars had them.
 */
export function schemasConfig(
  schemas: readonly FoundSchema[],
  labels: ReadonlyMap<string, string>,
  notes: Notes,
): SchemasConfig | undefined {
  if (schemas.length === 0) return undefined;
  const supergraph = schemas.find(({ files }) => files.role === 'supergraph');
  const whole = schemas.length > 1 ? supergraph : undefined;
  const instances = schemas
    .filter((schema) => schema !== whole)
    .map((schema) => {
      const { id, route, hasHeadingIds } = schema;
      const { files, missing, role } = schema.files;
      const [first = '', ...more] = files;
      const path = more.length === 0 ? first : [...files];
      const made = { id, path, label: labels.get(id), route, ...aliases(hasHeadingIds) };
      if (missing.length > 0) {
        const why = `There is no file ${missing.join(', ')} now; something has to make it before the build.`;
        notes.check(made, `schema ${id}`, why);
      }
      if (role === 'supergraph') {
        const why =
          'This is a composed schema. With the schemas of the services in its place, docgen composes it itself and shows who owns what.';
        notes.check(made, `schema ${id}`, why);
      }
      checkGroups(made, schema, notes);
      return made;
    });
  const composed = whole && {
    id: whole.id,
    label: labels.get(whole.id),
    route: whole.route,
    ...aliases(whole.hasHeadingIds),
  };
  if (whole && composed) {
    const why = `docgen composes it from the instances above and does not read ${whole.files.files.join(', ')} any more.`;
    notes.check(composed, `schema ${whole.id}`, why);
    checkGroups(composed, whole, notes);
  }
  notes.carried('schemas', schemas.map(({ id }) => id).join(', '));
  return { instances, composed };
}

/**
 * GraphQL-Markdown has a folder for each group, and what else stands in the paths below it depends on
 * its version and settings: the addresses are told by their pattern.
 */
function checkGroups(made: object, { id, route, grouping }: FoundSchema, notes: Notes): void {
  if (grouping === undefined) return;
  const at = (...parts: string[]) => joinRoute(route, ...parts);
  const why = `Its definitions were below a folder for each group (${at('<group>/…/queries/<name>')}) and are at ${at('api/queries/<name>')}, ${at('types/objects/<name>')} and so on for all kinds, whatever their group: change links to them, and write redirects for addresses that readers know. The start page stays at ${route}. Sidebars have the groups, with “Other” in the place of “${grouping.rest}”.`;
  notes.check(made, `addresses of schema ${id}`, why);
}

/** Links from elsewhere know the ids of the pages that were generated. */
function aliases(hasHeadingIds: boolean) {
  return hasHeadingIds ? { aliases: 'graphql-markdown' as const } : {};
}
