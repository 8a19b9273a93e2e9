import { joinRoute } from '../addresses/url.ts';
import { counted } from '../strings/counted.ts';
import type { ToldText } from '../strings/told-text.ts';

/**
 * What a change does to clients: `breaking` ones make operations fail, `dangerous` ones may change
 * what clients get, `safe` ones do neither.
 */
export type Criticality = 'breaking' | 'dangerous' | 'safe';

/** A change between two versions of a schema, as pages show it. */
export interface ChangeView {
  readonly criticality: Criticality;
  /** See `SchemaChange.type`. */
  readonly type: string;
  /** One or more sentences. */
  readonly text: ToldText;
  /** Number of other types with the same change, which `text` names. Absent if there are none. */
  readonly alike?: number;
  /** In a composed schema, id of the subgraph that it comes from, if one does. */
  readonly subgraph?: string;
}

/** The changes of a version since the one before it. */
export interface VersionChanges {
  /** Name of the version; absent for what is newer than the last one. */
  readonly label?: string;
  /** Name of the version before it. */
  readonly before: string;
  /** The worst first; not empty. */
  readonly changes: readonly ChangeView[];
}

/** Route of the page that lists the changes of all versions of a schema. */
export function changesRoute({ route }: { readonly route: string }): string {
  return joinRoute(route, 'changes');
}

/** Text of the link to that page. */
export const ALL_CHANGES = 'The changes of all versions';

/** The heading above the changes of a version. */
export interface VersionHeading {
  readonly id: string;
  readonly title: string;
}

/**
 * The headings of versions, in their order. Their ids differ, even if labels do not, and stay when
 * newer versions are added.
 *
 * @param versions - The newest first.
 */
export function versionHeadings(
  versions: readonly Pick<VersionChanges, 'label'>[],
): VersionHeading[] {
  const ids = new Set<string>();
  const headings = versions.toReversed().map((version) => {
    const { label } = version;
    const id = label === undefined ? 'unreleased' : `version-${label.replace(/[^\w.-]+/g, '-')}`;
    let number = 1;
    const numbered = () => (number === 1 ? id : `${id}-${number}`);
    while (ids.has(numbered())) number++;
    ids.add(numbered());
    return { id: numbered(), title: titleOf(version) };
  });
  return headings.reverse();
}

/** The criticalities, the worst first. */
export const CRITICALITIES = ['breaking', 'dangerous', 'safe'] as const;

const TITLES: Readonly<Record<Criticality, string>> = {
  breaking: 'Breaking',
  dangerous: 'Dangerous',
  safe: 'Safe',
};

/** The properties of a change that it is grouped and counted by. */
type Grouped = Pick<ChangeView, 'criticality' | 'type' | 'alike'>;

export interface ChangeGroup<Change> {
  readonly criticality: Criticality;
  readonly title: string;
  /** Whether only descriptions have changed. */
  readonly ofDescriptions: boolean;
  readonly changes: readonly Change[];
}

/**
 * Groups changes by criticality, without empty groups. Changes of descriptions come last, because
 * they are often the majority and would hide additions and deprecations.
 */
export function groupChanges<Change extends Grouped>(
  changes: readonly Change[],
): ChangeGroup<Change>[] {
  const groups = CRITICALITIES.map((criticality) => ({
    criticality,
    title: TITLES[criticality],
    ofDescriptions: false,
    changes: changesThatAre(criticality, changes).filter((change) => !isOfDescription(change)),
  }));
  const ofDescriptions: ChangeGroup<Change> = {
    criticality: 'safe',
    title: 'Safe: descriptions',
    ofDescriptions: true,
    changes: changes.filter(isOfDescription),
  };
  return [...groups, ofDescriptions].filter((group) => group.changes.length > 0);
}

/** What is described, in a list of changes of descriptions, which says no more. */
export function describedName({ type, text }: Pick<ChangeView, 'type' | 'text'>): ToldText {
  return type === 'SCHEMA_DESCRIPTION_CHANGED' ? ['the schema'] : text.slice(0, 1);
}

/** Whether only the text of a description has changed. */
export function isOfDescription({ type }: Pick<Grouped, 'type'>): boolean {
  return type.endsWith('DESCRIPTION_CHANGED');
}

export function changesThatAre<Change extends Grouped>(
  criticality: Criticality,
  changes: readonly Change[],
): Change[] {
  return changes.filter((change) => change.criticality === criticality);
}

/** The number of changes, each of them once for each type. */
function numberOfChanges(changes: readonly Grouped[]): number {
  return changes.reduce((sum, { alike = 0 }) => sum + 1 + alike, 0);
}

/** The number of changes by criticality, without those that are 0: `1 breaking, 2 safe`. */
export function countsOfChanges(changes: readonly Grouped[]): string {
  return CRITICALITIES.flatMap((criticality) => {
    const number = numberOfChanges(changesThatAre(criticality, changes));
    return number === 0 ? [] : [`${number} ${criticality}`];
  }).join(', ');
}

/** What comes before the changes of a version: `3 changes since 1.0: 1 breaking, 2 safe`. */
export function summaryOfVersion({ before, changes }: VersionChanges): string {
  return `${counted(numberOfChanges(changes), 'change')} since ${before}: ${countsOfChanges(changes)}`;
}

/** The same with the version, for places without its heading. */
export function titledSummary(version: VersionChanges): string {
  return `${titleOf(version)}: ${summaryOfVersion(version)}`;
}

function titleOf({ label = 'Unreleased' }: Pick<VersionChanges, 'label'>): string {
  return label;
}
