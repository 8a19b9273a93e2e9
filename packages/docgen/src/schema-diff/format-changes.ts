import { escapeInvisible } from '@docgen/core/escape-invisible';
import type { Criticality } from '@docgen/graphql/diff/schema-changes';
import { counted } from '@docgen/migrate/counted';
import { placeText } from '../report/place-text.ts';
import { createStyle } from '../report/style.ts';
import type { VersionChange } from './compare-versions.ts';

/** The groups of changes, the worst first. */
export const CRITICALITIES = ['breaking', 'dangerous', 'safe'] as const;

const TITLES: Readonly<Record<Criticality, string>> = {
  breaking: 'Breaking',
  dangerous: 'Dangerous',
  safe: 'Safe',
};

export interface ChangeGroup {
  readonly criticality: Criticality;
  readonly title: string;
  readonly changes: readonly VersionChange[];
}

/** Changes by what they do to clients; groups without changes are left out. */
export function groupChanges(changes: readonly VersionChange[]): ChangeGroup[] {
  return CRITICALITIES.map((criticality) => ({
    criticality,
    title: TITLES[criticality],
    changes: changes.filter((change) => change.criticality === criticality),
  })).filter((group) => group.changes.length > 0);
}

/** How many changes of each sort there are, in words. */
export function summaryOfChanges(changes: readonly VersionChange[]): string {
  const groups = groupChanges(changes);
  if (groups.length === 0) return 'no changes';
  const parts = groups.map((group) => `${group.changes.length} ${group.criticality}`);
  return `${counted(changes.length, 'change')}: ${parts.join(', ')}`;
}

const COLORS = { breaking: 'red', dangerous: 'yellow', safe: 'green' } as const;

/** Writes changes for people: a group for each sort, a line and a place for each change. */
export function formatChanges(changes: readonly VersionChange[], color: boolean): string {
  const style = createStyle(color);
  const blocks = groupChanges(changes).map(({ criticality, title, changes }) => {
    const lines = changes.map(({ message, place, schema }) => {
      const where = place === undefined ? schema : placeText(place);
      const told = escapeInvisible(message);
      return `  ${told}${where === undefined ? '' : `  ${style('dim', where)}`}\n`;
    });
    return `${style(['bold', COLORS[criticality]], title)}\n${lines.join('')}\n`;
  });
  return `${blocks.join('')}${summaryOfChanges(changes)}\n`;
}

/**
 * What `docgen schema-diff --format json` prints. Fields may be added; a change of those that are
 * there comes with a new `version`.
 */
interface JsonChanges extends Readonly<Record<Criticality, number>> {
  readonly version: 1;
  /** The worst first, then by schema and coordinate. */
  readonly changes: readonly VersionChange[];
}

/** Writes changes for programs. */
export function formatChangesJson(changes: readonly VersionChange[]): string {
  const groups = groupChanges(changes);
  const count = (criticality: Criticality) =>
    groups.find((group) => group.criticality === criticality)?.changes.length ?? 0;
  const report: JsonChanges = {
    version: 1,
    breaking: count('breaking'),
    dangerous: count('dangerous'),
    safe: count('safe'),
    changes: groups.flatMap((group) => group.changes),
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}
