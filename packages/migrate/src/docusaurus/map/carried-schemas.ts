import { joinRoute } from '@docgen/core/addresses/url';
import type { HideConfig, SchemasConfig } from '@docgen/core/config';
import type { Notes } from '../../findings.ts';
import { OWN_FOLDERS } from '../read/definition-folders.ts';
import type { FoundSchema } from '../read/schema-files.ts';

/**
 * The schemas that can be migrated: those in SDL files. If none of the files of a schema exists,
 * but pages that were generated from it do, these pages are migrated as they are.
 *
 * @param generated - Folders that contain generated pages.
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
      const instead = `There is no file ${files.missing.join(', ')}, so the pages in ${folder} are migrated as they are. To have docgen generate the reference, save the schema, add it to schemas.instances with the route ${route}, and delete these pages.`;
      notes.left(`GraphQL schema ${id}`, instead);
    }
    const instead = `docgen reads SDL files. Save the schema as one, for example with \`npx @graphql-inspector/cli introspect <where it is> --write ${id}.graphql\`, and add it to schemas.instances.`;
    for (const pointer of files.foreign) notes.left(`GraphQL schema ${pointer}`, instead);
  }
  return found.filter((schema) => schema.files.files.length > 0 && !onlyPages(schema));
}

/**
 * The configuration of the migrated schemas. A supergraph beside its subgraphs becomes the composed
 * schema.
 *
 * @param labels - Names by id, from the sidebars.
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
      const { id, route } = schema;
      const { files, missing, role } = schema.files;
      const [first = '', ...more] = files;
      const path = more.length === 0 ? first : [...files];
      const made = { id, path, label: labels.get(id), route, ...addresses(schema) };
      if (missing.length > 0) {
        const why = `There is no file ${missing.join(', ')}. Generate it before the build.`;
        notes.check(made, `schema ${id}`, why);
      }
      if (role === 'supergraph') {
        const why =
          'This is a composed schema. If you list the schemas of the services instead, docgen composes them and shows which service owns what.';
        notes.check(made, `schema ${id}`, why);
      }
      checkAddresses(made, schema, notes);
      return made;
    });
  const composed = whole && {
    id: whole.id,
    label: labels.get(whole.id),
    route: whole.route,
    ...addresses(whole),
  };
  if (whole && composed) {
    const why = `docgen composes it from the instances above and does not read ${whole.files.files.join(', ')} any more.`;
    notes.check(composed, `schema ${whole.id}`, why);
    checkAddresses(composed, whole, notes);
  }
  notes.carried('schemas', schemas.map(({ id }) => id).join(', '));
  return { instances, composed, hide: hideConfig(schemas, notes) };
}

/** What no reference shows: docgen hides in all schemas what GraphQL-Markdown left out of one. */
function hideConfig(schemas: readonly FoundSchema[], notes: Notes): HideConfig | undefined {
  const directives = [...new Set(schemas.flatMap(({ hidden = [] }) => hidden))];
  if (directives.length === 0) return undefined;
  const hide = { directives };
  const isLeftOut = (each: string) => schemas.every(({ hidden }) => hidden?.includes(each));
  if (!directives.every(isLeftOut)) {
    const why =
      'GraphQL-Markdown left their definitions out of some schemas; docgen hides them in all.';
    notes.check(hide, 'schemas.hide', why);
  }
  return hide;
}

/** Keys that keep the addresses of pages and of their members. */
function addresses({ folders, hasHeadingIds }: FoundSchema) {
  const { api, types } = folders ?? OWN_FOLDERS;
  const others = {
    ...(api === OWN_FOLDERS.api ? {} : { api }),
    ...(types === OWN_FOLDERS.types ? {} : { types }),
  };
  return {
    ...(Object.keys(others).length > 0 ? { folders: others } : {}),
    ...(hasHeadingIds ? { aliases: 'graphql-markdown' as const } : {}),
  };
}

/** Notes which addresses change: those of definitions depend on their kind, not on their group. */
function checkAddresses(made: object, schema: FoundSchema, notes: Notes): void {
  const { id, route, folders, grouping, printing } = schema;
  const { api, types } = folders ?? OWN_FOLDERS;
  const at = (...parts: string[]) => joinRoute(route, ...parts);
  const now = `${at(api, 'queries/<name>')}, ${at(types, 'objects/<name>')} and so on for all kinds`;
  const cure = `change links to them, and write redirects for addresses that readers know. The start page is at ${route}.`;
  const check = (why: string) => notes.check(made, `addresses of schema ${id}`, why);
  if (folders !== undefined && grouping !== undefined) {
    const before = `Its definitions were below a folder for each group (${at('<group>/…/queries/<name>')})`;
    const sidebars = `Sidebars have the groups, with “Other” in the place of “${grouping.rest}”.`;
    check(`${before} and are at ${now}, whatever their group: ${cure} ${sidebars}`);
  }
  if (schema.isByKind) {
    const before = `Its definitions were on pages such as ${at('objects')}, which redirect to the start page now`;
    check(`${before}; each has a page of its own, at ${now}.`);
  } else if (folders === undefined) {
    check(`Its definitions were all at ${at('<name>')} and are at ${now}: ${cure}`);
  } else if (printing?.deprecated === 'group') {
    const before = `Its deprecated definitions were below ${at('deprecated')}, or a folder deprecated in that of their section`;
    check(`${before}, and are beside the others, at ${now}: ${cure}`);
  }
}
