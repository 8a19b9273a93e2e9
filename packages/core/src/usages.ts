import { addToList } from './add-to-list.ts';
import { fragmentOf } from './anchors.ts';
import { counted } from './counted.ts';
import { cutList } from './cut-list.ts';
import type { SchemaEntry, Usage } from './schema-model.ts';

/** A line of a list of usages: one usage, or all inside of one definition. */
export interface UsageLine {
  /** Coordinate of what refers: a member such as `Order.user`, or the definition of several. */
  readonly coordinate: string;
  /** Address of it, with a fragment where it stands on the page of its definition. */
  readonly to: string;
  /** In which way it refers, such as `argument` or `14 fields, 3 arguments`; empty where the group says it. */
  readonly how: string;
  /** The type as it is written there, such as `[Order!]!`. */
  readonly type?: string;
}

/** Usages of one sort, such as all fields of a type. */
export interface UsageGroup {
  readonly title: string;
  /** The first lines, sorted by coordinate. */
  readonly lines: readonly UsageLine[];
  /** The other lines, to be folded away; empty where `all` leads to them. */
  readonly folded: readonly UsageLine[];
  /** Where all lines are, when they are too many for the page. */
  readonly all?: AllEntries;
}

/** What a definition's page says about everything that refers to the definition. */
export interface UsageList {
  /** All usages, counted; absent where they are few. */
  readonly summary?: string;
  readonly groups: readonly UsageGroup[];
}

/** Where all entries of a list are that is too long for its page. */
export interface AllEntries {
  readonly to: string;
  readonly count: number;
  /** What is counted, such as `definitions`. */
  readonly of: string;
}

/** How many things of one list a page shows before the others are folded away. */
const MOST_SHOWN = 20;

/** How many lines a page holds, so that it does not grow with the schema. More have a page of their own. */
const MOST_LINES = 120;

type Used = Pick<SchemaEntry, 'route' | 'usedBy'>;

/**
 * What the page of a definition says about its usages, by sort. Up to {@link MOST_SHOWN} of a sort
 * have a line each; of more, those inside of the same definition are counted.
 */
export function usageList(entry: Used): UsageList {
  const { usedBy } = entry;
  const to = usagesRoute(entry);
  const groups = GROUPS.flatMap(({ title, of, hows }): UsageGroup[] => {
    const usages = usedBy.filter(({ how }) => hows.includes(how));
    if (usages.length === 0) return [];
    const isLong = usages.length > MOST_SHOWN;
    const all = isLong ? mergedLines(usages) : usages.map(singleLine);
    const lines = all.map((line) => (line.how === saidOnce(hows) ? { ...line, how: '' } : line));
    const { shown, rest } = cutList(lines, MOST_SHOWN);
    return to === undefined || rest.length === 0
      ? [{ title, lines: shown, folded: rest }]
      : [{ title, lines: shown, folded: [], all: { to, count: lines.length, of } }];
  });
  return usedBy.length > MOST_SHOWN ? { summary: usageSummary(entry), groups } : { groups };
}

/** What would be said on each line of a group, though its title says it. */
function saidOnce([how, ...others]: readonly Usage['how'][]): string | undefined {
  return how === undefined || others.length > 0 ? undefined : LABELS[how].one;
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
  return mergedLines(usedBy);
}

function mergedLines(usages: readonly Usage[]): UsageLine[] {
  return Array.from(byDefinition(usages), ([coordinate, inside]) => {
    const [first] = inside;
    if (first === undefined || inside.length === 1) return inside.map(singleLine);
    const how = countsOf(inside, (many, label) =>
      many === 1 ? label.one : `${many} ${label.many}`,
    );
    return [{ coordinate, to: first.to, how }];
  }).flat();
}

/**
 * All usages of a definition in a few words, such as `17 usages in 9 definitions: 14 fields, 3 arguments`,
 * or `9 implementations`.
 */
export function usageSummary({ usedBy }: Pick<Used, 'usedBy'>): string {
  const kinds = countsOf(usedBy, (many, { noun }) => counted(many, noun));
  const { size } = byDefinition(usedBy);
  if (size === usedBy.length && !kinds.includes(',')) return kinds;
  return `${usedBy.length} usages in ${counted(size, 'definition')}: ${kinds}`;
}

/** Sorts of usages in the order in which pages show them. */
const GROUPS: readonly {
  readonly title: string;
  /** What its lines are, when they are counted. */
  readonly of: string;
  readonly hows: readonly Usage['how'][];
}[] = [
  { title: 'Implemented by', of: 'implementations', hows: ['implements'] },
  { title: 'Returned by', of: 'operations', hows: ['returns'] },
  { title: 'Returned through', of: 'definitions', hows: ['through'] },
  { title: 'Member of', of: 'unions', hows: ['member'] },
  { title: 'On fields', of: 'definitions', hows: ['field'] },
  { title: 'Taken by', of: 'definitions', hows: ['argument', 'input-field'] },
  { title: 'Applied to', of: 'definitions', hows: ['directive'] },
];

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
  through: {
    one: 'returns it through another type',
    many: 'return it through other types',
    noun: 'indirect return',
  },
  implements: { one: 'implements it', many: 'implement it', noun: 'implementation' },
  member: { one: 'union', many: 'unions', noun: 'union' },
  field: { one: 'field', many: 'fields', noun: 'field' },
  'input-field': { one: 'input field', many: 'input fields', noun: 'input field' },
  argument: { one: 'argument', many: 'arguments', noun: 'argument' },
  directive: { one: 'application', many: 'applications', noun: 'application' },
};

function countsOf(
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

function singleLine({ how, coordinate, definition, to, type }: Usage): UsageLine {
  return { coordinate, to: to + fragmentOf(coordinate, definition), how: LABELS[how].one, type };
}
