import { addToList } from '../basics/add-to-list.ts';
import { cutList } from '../basics/cut-list.ts';
import type { SchemaEntry, Usage } from '../schema-model.ts';
import { counted } from '../strings/counted.ts';
import { fragmentOf } from './anchors.ts';

/** A line of a list of usages: one usage, or all usages in one definition. */
export interface UsageLine {
  /**
   * Coordinate of the member that refers, such as `Order.user`, or of a definition with several
   * usages.
   */
  readonly coordinate: string;
  /** Its address, with a fragment for a member. */
  readonly to: string;
  /**
   * How it refers, such as `argument` or `14 fields, 3 arguments`; empty if the group's title
   * implies it.
   */
  readonly how: string;
  /** The type as written there, such as `[Order!]!`. */
  readonly type?: string;
}

/** Usages of one kind, such as all fields of a type. */
export interface UsageGroup {
  readonly title: string;
  /** The first lines, sorted by coordinate. */
  readonly lines: readonly UsageLine[];
  /** The other lines, to be collapsed; empty if `all` is present. */
  readonly folded: readonly UsageLine[];
  /** Page with all lines, if there are too many for this one. */
  readonly all?: AllEntries;
}

/** The usages of a definition, as listed on its page. */
export interface UsageList {
  /** All usages, counted; absent if there are few. */
  readonly summary?: string;
  readonly groups: readonly UsageGroup[];
}

/** Link to the page with all entries of a list that is too long for its own page. */
export interface AllEntries {
  readonly to: string;
  readonly count: number;
  /** What is counted, such as `definitions`. */
  readonly of: string;
}

/** Number of lines of a group that are shown; the others are collapsed. */
const MOST_SHOWN = 20;

/**
 * If there are more lines, they get a separate page, so that the definition's page does not grow
 * with the schema.
 */
const MOST_LINES = 120;

type Used = Pick<SchemaEntry, 'route' | 'usedBy'>;

/**
 * The usages of a definition by kind, as its page lists them. Up to {@link MOST_SHOWN} usages of a
 * kind have a line each; if there are more, those in the same definition share a line.
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

/** The text that each line of a group would repeat from the group's title. */
function saidOnce([how, ...others]: readonly Usage['how'][]): string | undefined {
  return how === undefined || others.length > 0 ? undefined : LABELS[how].one;
}

/**
 * Route of the page that lists all usages of a definition.
 *
 * @returns `undefined` if the definition's own page lists them all.
 */
export function usagesRoute({ route, usedBy }: Used): string | undefined {
  const isLong = usedBy.length > MOST_LINES && byDefinition(usedBy).size > MOST_LINES;
  return isLong ? `${route}/used-by` : undefined;
}

/**
 * All usages of a definition, with one line for all in the same definition. Sorted by coordinate.
 */
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
 * Counts of all usages of a definition, such as
 * `17 usages in 9 definitions: 14 fields, 3 arguments` or `9 implementations`.
 */
export function usageSummary({ usedBy }: Pick<Used, 'usedBy'>): string {
  const kinds = countsOf(usedBy, (many, { noun }) => counted(many, noun));
  const { size } = byDefinition(usedBy);
  if (size === usedBy.length && !kinds.includes(',')) return kinds;
  return `${usedBy.length} usages in ${counted(size, 'definition')}: ${kinds}`;
}

/** Groups of usages, in the order in which pages show them. */
const GROUPS: readonly {
  readonly title: string;
  /** Plural noun for its lines. */
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
  /** Text for one usage. */
  readonly one: string;
  /** Text after the number of several usages in one definition. */
  readonly many: string;
  /** Singular noun for such a usage. */
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
