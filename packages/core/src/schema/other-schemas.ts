import { cutList } from '../basics/cut-list.ts';
import type { AlsoIn, OtherSchema } from '../page.ts';
import type { SchemaEntry } from '../schema-model.ts';
import { counted } from '../strings/counted.ts';

/**
 * The line of a page about its definition in other schemas:
 * `This type in: API (10 fields) · Invoice (2)`.
 */
export interface OtherSchemas {
  /** Text before the links. */
  readonly lead: 'Also in' | 'This directive in' | 'This type in';
  /** At least one. */
  readonly links: readonly SchemaLink[];
  /** The other links, to be collapsed. */
  readonly folded: readonly SchemaLink[];
  /** Link to the page that lists all, if some are left out. */
  readonly all?: SchemaLink;
}

export interface SchemaLink {
  readonly label: string;
  readonly to: string;
  /** Number of members there, such as `10 fields`. Only the first link has the noun. */
  readonly count?: string;
}

/** Maximum number of schemas that are named, to keep them on one line. */
export const MOST_SCHEMAS = 3;

/**
 * Describes in which other schemas a definition is.
 *
 * @returns `undefined` if it is in no other schema, or only in those that are already linked as its
 *   owners.
 */
export function otherSchemas(
  entry: Pick<SchemaEntry, 'kind' | 'section' | 'subgraphs'>,
  { schemas, all }: AlsoIn = { schemas: [] },
): OtherSchemas | undefined {
  if (schemas.length === 0) return undefined;
  // In a composed schema, the owners link to the same pages.
  const owners = new Set(entry.subgraphs.map(({ to }) => to));
  const links = schemas
    .filter(({ to }) => !owners.has(to))
    .map((schema, position) => schemaLink(schema, position === 0 ? nounOf(entry) : undefined));
  if (links.length === 0) return undefined;
  const { shown, rest } = cutList(links, MOST_SCHEMAS);
  return {
    lead: leadOf(entry),
    links: shown,
    folded: rest,
    ...(all !== undefined && { all: { label: `all ${all.count} schemas`, to: all.to } }),
  };
}

function leadOf({ kind, section }: Pick<SchemaEntry, 'kind' | 'section'>): OtherSchemas['lead'] {
  if (kind === 'directives') return 'This directive in';
  return section === 'api' ? 'Also in' : 'This type in';
}

function nounOf({ kind }: Pick<SchemaEntry, 'kind'>): string {
  if (kind === 'enums') return 'value';
  return kind === 'unions' ? 'member' : 'field';
}

function schemaLink({ label, to, members }: OtherSchema, noun: string | undefined): SchemaLink {
  if (members === undefined) return { label, to };
  return { label, to, count: noun === undefined ? String(members) : counted(members, noun) };
}
