import type { SchemasConfig, UserConfig } from '@docgen/core/config';

/**
 * The first page of a site for an existing project without a folder of pages. It links to the
 * references of the schemas, if there are any: without links, the site would seem to be empty.
 *
 * @returns Markdown with front matter.
 */
export function homePage({ title, schemas }: Pick<UserConfig, 'title' | 'schemas'>): string {
  const text = schemas === undefined ? [] : linksTo(schemas);
  return `---\nslug: /\n---\n\n${[`# ${title}`, ...text].join('\n\n')}\n`;
}

/** Paragraphs with links to all references. */
function linksTo({ instances, composed }: SchemasConfig): string[] {
  const ids = instances.map(({ id }) => id);
  const api = composed?.id ?? (ids.length === 1 ? ids[0] : undefined);
  const services = ids.filter((id) => id !== api);
  const list = services.map((id) => `- [${id}](/graphql/${id})`).join('\n');
  const ofApi = `the [reference of the API](/graphql/${api})`;
  if (list === '') return [`Read ${ofApi}.`];
  return [`Read ${api === undefined ? 'the reference' : `${ofApi}, or that`} of a service:`, list];
}
