import { cutList } from '../basics/cut-list.ts';
import type { Card, EntityGroup, KindIndex, SchemaPage } from '../page.ts';
import type {
  AppliedDirective,
  Contact,
  RootType,
  ScalarEntry,
  SchemaModel,
} from '../schema-model.ts';
import { counted } from '../strings/counted.ts';
import { inWords } from '../strings/in-words.ts';
import { type DeprecatedThing, deprecationsOf, deprecationsRoute } from './deprecations.ts';
import { hasOperations } from './has-operations.ts';
import { type RootTexts, rootTexts } from './root-texts.ts';
import {
  type ChangeView,
  changesRoute,
  isOfDescription,
  type VersionChanges,
} from './schema-changes.ts';

/**
 * A part of a schema's start page that has a heading. This module decides which sections there are,
 * their order and titles; the theme and the Markdown twin render them.
 */
export type StartSection = { readonly id: string; readonly title: string } & StartContent;

type StartContent =
  | { readonly kind: 'cards'; readonly cards: readonly Card[] }
  | { readonly kind: 'index'; readonly index: KindIndex }
  | {
      readonly kind: 'entities';
      readonly groups: readonly EntityGroup[];
      readonly diagram: SchemaPage['diagram'];
    }
  | {
      readonly kind: 'definition';
      readonly roots: readonly RootView[];
      /** Applied to the schema as a whole. */
      readonly directives: readonly AppliedDirective[];
    }
  | { readonly kind: 'scalars'; readonly scalars: readonly ScalarEntry[] }
  | {
      readonly kind: 'deprecations';
      /** The first deprecated things. */
      readonly things: readonly DeprecatedThing[];
      /** Route of the page that lists all. */
      readonly to: string;
    }
  | {
      readonly kind: 'changes';
      readonly version: VersionChanges;
      /** Its first changes, the worst first, without those of descriptions. */
      readonly first: readonly ChangeView[];
      readonly subgraphs: SchemaModel['subgraphs'];
      /** Route of the page that lists the changes of all versions. */
      readonly to: string;
    }
  | {
      readonly kind: 'downloads';
      readonly files: readonly { readonly label: string; readonly to: string }[];
    };

/** What stands before the name of whom readers ask about a schema. */
export const CONTACT = 'Contact:';

/** A root type with the descriptions from its subgraphs. */
export interface RootView {
  readonly root: RootType;
  readonly texts: RootTexts;
}

/**
 * Maximum number of deprecated things on a start page, so that it does not grow with the schema.
 */
const MOST_DEPRECATED = 20;

/** Maximum number of changes on a start page. */
const MOST_CHANGES = 20;

/** The sections of a schema's start page, in the order in which they are shown; none is empty. */
export function startSections(page: SchemaPage, schema: SchemaModel): StartSection[] {
  const { cards, indexes = [], entities = [], diagram, downloads = [] } = page;
  const { roots, directives, contact } = schema.definition;
  const scalars = schema.entries.filter((entry) => entry.kind === 'scalars');
  const own = scalars.filter(({ builtIn, name }) => !builtIn && !/__|^_/.test(name));
  const deprecated = deprecationsOf(schema);
  const subgraphs = schema.subgraphs.flatMap(({ label, route, contact }): Card[] =>
    route === undefined
      ? []
      : [{ title: label, to: route, ...(contact && { description: `${CONTACT} ${contact}` }) }],
  );
  const changed = schema.subgraphs.flatMap(({ label, changes }): Card[] =>
    changes === undefined ? [] : [{ title: label, to: changes.to, description: changes.latest }],
  );
  return [
    ...some(cards, { id: 'contents', title: 'At a glance', kind: 'cards', cards }),
    ...indexes.map(
      (index): StartSection => ({
        id: index.title.toLowerCase(),
        title: index.title,
        kind: 'index',
        index,
      }),
    ),
    ...some(entities, {
      id: 'entities',
      title: 'Entities',
      kind: 'entities',
      groups: entities,
      diagram,
    }),
    ...some(own, { id: 'scalars', title: 'Scalars', kind: 'scalars', scalars: own }),
    ...some(deprecated, {
      id: 'deprecations',
      title: 'Deprecations',
      kind: 'deprecations',
      things: cutList(deprecated, MOST_DEPRECATED).shown,
      to: deprecationsRoute(schema),
    }),
    ...(schema.changes ?? []).slice(0, 1).map(
      (version): StartSection => ({
        id: 'changes',
        title: 'Changes',
        kind: 'changes',
        version,
        first: firstChanges(version),
        subgraphs: schema.subgraphs,
        to: changesRoute(schema),
      }),
    ),
    ...some(changed, {
      id: schema.changes === undefined ? 'changes' : 'changes-of-services',
      title: schema.changes === undefined ? 'Changes' : 'Changes of services',
      kind: 'cards',
      cards: changed,
    }),
    ...some(subgraphs, { id: 'subgraphs', title: 'Subgraphs', kind: 'cards', cards: subgraphs }),
    ...some(roots, {
      id: 'definition',
      title: 'Schema definition',
      kind: 'definition',
      roots: roots.map((root) => ({ root, texts: rootTexts(root, schema) })),
      directives: contact === undefined ? directives : withoutContact(directives, contact),
    }),
    ...some(downloads, {
      id: 'downloads',
      title: 'Schema text',
      kind: 'downloads',
      files: downloads,
    }),
  ];
}

/**
 * The introduction of a schema's reference, as plain text. Names subgraphs without a reference of
 * their own, because they have no card.
 */
export function startIntroduction(
  schema: Pick<SchemaModel, 'composed' | 'subgraphs' | 'entries'>,
): string {
  const { composed, subgraphs } = schema;
  if (!composed) {
    const what = hasOperations(schema)
      ? 'operations and types, with arguments, fields and descriptions'
      : 'types, with fields, values and descriptions';
    return `This reference is generated from the schema definition (SDL): its ${what} as they are declared there.`;
  }
  const composedOf = counted(subgraphs.length, 'subgraph');
  const count = subgraphs.length === 1 ? composedOf : `${composedOf}, composed into one`;
  const others = subgraphs.filter(({ route }) => route === undefined).map(({ label }) => label);
  const what = others.length === subgraphs.length ? 'Subgraphs' : 'Subgraphs without pages';
  const named = others.length === 0 ? '' : ` ${what}: ${inWords(others)}.`;
  return `This reference describes the federated schema that clients query through the gateway. It is generated from the schema definitions (SDL) of ${count}. Each type and field names the subgraphs that provide it.${named}`;
}

function firstChanges({ changes }: VersionChanges): readonly ChangeView[] {
  return cutList(
    changes.filter((change) => !isOfDescription(change)),
    MOST_CHANGES,
  ).shown;
}

function some(content: readonly unknown[], section: StartSection): StartSection[] {
  return content.length > 0 ? [section] : [];
}

/** The directives of a schema, except its contact if the page shows all of its arguments in words. */
function withoutContact(
  directives: readonly AppliedDirective[],
  { to }: Contact,
): readonly AppliedDirective[] {
  const shown = ['name', 'description', ...(to === undefined ? [] : ['url'])];
  const first = directives.find(({ name }) => name === 'contact');
  return first?.args.every(({ name }) => shown.includes(name))
    ? directives.filter((directive) => directive !== first)
    : directives;
}
