import { addToList } from './add-to-list.ts';
import type { ObjectEntry, SchemaEntry, TypeRef, Usage } from './schema-model.ts';

/** A line of a list of usages: one usage, or all inside of one definition. */
export interface UsageLine {
  /** Coordinate of what refers: a member such as `Order.user`, or the definition of several. */
  readonly coordinate: string;
  /** Route of the page it stands on. */
  readonly to: string;
  /** Leads to it on that page, such as `#field-user`; empty where the whole page is about it. */
  readonly fragment: string;
  /** In which way it refers, such as `argument` or `14 fields, 3 arguments`. */
  readonly how: string;
}

/** What a definition's page says about everything that refers to the definition. */
export interface UsageList {
  /** All usages, counted; absent where each has a line of its own. */
  readonly summary?: string;
  /** The first lines, sorted by coordinate. */
  readonly lines: readonly UsageLine[];
  /** The other lines, to be folded away; empty where `all` leads to them. */
  readonly folded: readonly UsageLine[];
  /** Where all lines are, when they are too many for the page. */
  readonly all?: AllEntries;
}

/** Where all entries of a list are that is too long for its page. */
export interface AllEntries {
  readonly to: string;
  readonly count: number;
}

/** How many things of one list a page shows before the others are folded away. */
const MOST_SHOWN = 20;

/** How many lines a page holds, so that it does not grow with the schema. More have a page of their own. */
const MOST_LINES = 120;

type Used = Pick<SchemaEntry, 'route' | 'usedBy'>;

/**
 * What the page of a definition says about its usages. Up to {@link MOST_SHOWN} have a line each; of
 * more, those inside of the same definition are counted.
 */
export function usageList(entry: Used): UsageList {
  const { usedBy } = entry;
  if (usedBy.length <= MOST_SHOWN) return { lines: usedBy.map(singleLine), folded: [] };
  const lines = usageLines(entry);
  const summary = usageSummary(entry);
  const shown = lines.slice(0, MOST_SHOWN);
  const to = usagesRoute(entry);
  return to === undefined
    ? { summary, lines: shown, folded: lines.slice(MOST_SHOWN) }
    : { summary, lines: shown, folded: [], all: { to, count: lines.length } };
}

/** The implementations of an interface that its page names. Where there are many, its usages have all of them. */
export function implementationList(entry: Used & Pick<ObjectEntry, 'implementations'>): {
  readonly shown: readonly TypeRef[];
  readonly all?: AllEntries;
} {
  const { implementations } = entry;
  const to = usagesRoute(entry);
  if (to === undefined || implementations.length <= MOST_SHOWN) return { shown: implementations };
  const all = { to, count: implementations.length };
  return { shown: implementations.slice(0, MOST_SHOWN), all };
}

/**
 * Route of the page that lists all usages of a definition.
 *
 * @returns `undefined` where the definition's own page does.
 */
export function usagesRoute({ route, usedBy }: Used): string | undefined {
  const isLong = usedBy.length > MOST_LINES && byDefinition(usedBy).size > MOST_LINES;
  return isLong ? `${route}/used-by` : undefined;
}

/** All usages of a definition, those inside of the same definition on one line. Sorted by coordinate. */
export function usageLines({ usedBy }: Pick<Used, 'usedBy'>): UsageLine[] {
  return Array.from(byDefinition(usedBy), ([coordinate, usages]) => {
    const [first] = usages;
    if (first === undefined || usages.length === 1) return usages.map(singleLine);
    const how = counted(usages, (many, label) =>
      many === 1 ? label.one : `${many} ${label.many}`,
    );
    return [{ coordinate, to: first.to, fragment: '', how }];
  }).flat();
}

/** All usages of a definition in a few words, such as `17 usages in 9 definitions: 14 fields, 3 arguments`. */
export function usageSummary({ usedBy }: Pick<Used, 'usedBy'>): string {
  const kinds = counted(usedBy, (many, { noun }) => `${many} ${noun}${many === 1 ? '' : 's'}`);
  const { size } = byDefinition(usedBy);
  return `${usedBy.length} usages in ${size} ${size === 1 ? 'definition' : 'definitions'}: ${kinds}`;
}

interface UsageLabel {
  /** Said of one usage. */
  readonly one: string;
  /** Said behind the number of several inside of one definition. */
  readonly many: string;
  /** What refers in this way, in the singular. */
  readonly noun: string;
}

/** In the order in which they are counted. */
const LABELS: Readonly<Record<Usage['how'], UsageLabel>> = {
  returns: { one: 'returns it', many: 'return it', noun: 'operation' },
  implements: { one: 'implements it', many: 'implement it', noun: 'implementation' },
  member: { one: 'union', many: 'unions', noun: 'union' },
  field: { one: 'field', many: 'fields', noun: 'field' },
  'input-field': { one: 'input field', many: 'input fields', noun: 'input field' },
  argument: { one: 'argument', many: 'arguments', noun: 'argument' },
};

function counted(
  usages: readonly Usage[],
  say: (many: number, label: UsageLabel) => string,
): string {
  const counts = new Map<string, number>();
  for (const { how } of usages) counts.set(how, (counts.get(how) ?? 0) + 1);
  return Object.entries(LABELS)
    .flatMap(([how, label]) => {
      const many = counts.get(how);
      return many === undefined ? [] : [say(many, label)];
    })
    .join(', ');
}

function byDefinition(usages: readonly Usage[]): Map<string, Usage[]> {
  const definitions = new Map<string, Usage[]>();
  for (const usage of usages) addToList(definitions, usage.definition, usage);
  return definitions;
}

/** A field stands on its type's page at an id of its own; other usages are what their page is about. */
function singleLine({ how, coordinate, to }: Usage): UsageLine {
  const hasId = how === 'field' || how === 'input-field';
  const fragment = hasId ? `#field-${coordinate.split('.')[1]}` : '';
  return { coordinate, to, fragment, how: LABELS[how].one };
}
