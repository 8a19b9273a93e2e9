import type { Diagnostic } from '@docgen/core/diagnostic';
import {
  CRITICALITIES,
  type Criticality,
  changesThatAre,
  countsOfChanges,
  groupChanges,
} from '@docgen/core/schema/schema-changes';
import { counted } from '@docgen/core/strings/counted';
import { escapeInvisible } from '@docgen/core/strings/escape-invisible';
import { type JsonReport, jsonReport } from '../report/format-json.ts';
import { placeText } from '../report/place-text.ts';
import { createStyle, type Style } from '../report/style.ts';
import type { Comparison, ToldChange, VersionChange } from './compare-versions.ts';

/** Title of the group of changes that clients of the composed schema do not see. */
export const WITHIN = 'Within services';

/** The number of changes by criticality: `3 changes: 1 breaking, 2 safe`. */
export function summaryOfChanges({ compared, changes, internal }: Comparison): string {
  const many = changes.length === 0 ? 'no changes' : counted(changes.length, 'change');
  if (changes.length + internal.length === 0) return many;
  const told = changes.length === 0 ? '' : `: ${countsOfChanges(changes)}`;
  const within = internal.length === 0 ? '' : `; ${internal.length} within services`;
  return `${many}${SEEN[compared]}${told}${within}`;
}

const SEEN: Readonly<Record<Comparison['compared'], string>> = {
  schema: '',
  services: ', service by service',
  composed: ' for clients',
};

const COLORS = { breaking: 'red', dangerous: 'yellow', safe: 'green' } as const;

/** Formats changes for people: grouped, with a line and a place for each change. */
export function formatChanges(comparison: Comparison, color: boolean): string {
  const blocks = blocksOfChanges(comparison, createStyle(color));
  return `${blocks}${summaryOfChanges(comparison)}\n`;
}

/** The groups of changes as text. */
export function blocksOfChanges(
  { changes, internal }: Pick<Comparison, 'changes' | 'internal'>,
  style: Style,
): string {
  const block = (title: string, changes: readonly ToldChange[]) => {
    const lines = changes.map(({ message, place, schema, subgraph }) => {
      const where = place === undefined ? schema && escapeInvisible(schema) : placeText(place);
      const whose = subgraph && `(${escapeInvisible(subgraph)})`;
      const told = [where, whose].filter((part) => part !== undefined).join(' ');
      return `  ${escapeInvisible(message)}${told === '' ? '' : `  ${style('dim', told)}`}\n`;
    });
    return `${title}\n${lines.join('')}\n`;
  };
  const blocks = groupChanges(changes).map(({ criticality, title, changes }) =>
    block(style(['bold', COLORS[criticality]], title), changes),
  );
  if (internal.length > 0) blocks.push(block(style('bold', WITHIN), internal));
  return blocks.join('');
}

/**
 * The output of `docgen schema-diff --format json`. Fields may be added; changes of existing
 * fields increment `version`.
 */
interface JsonChanges extends JsonReport, Readonly<Record<Criticality, number>> {
  readonly compared: Comparison['compared'];
  /** The worst first, then by schema and coordinate. */
  readonly changes: readonly VersionChange[];
  readonly internal: Comparison['internal'];
}

/**
 * Formats changes for programs, as one {@link JsonChanges}.
 *
 * @param diagnostics - Warnings about mistakes in the versions.
 */
export function formatChangesJson(
  { compared, changes, internal }: Comparison,
  diagnostics: readonly Diagnostic[],
): string {
  const count = (criticality: Criticality) => changesThatAre(criticality, changes).length;
  const report: JsonChanges = {
    ...jsonReport(diagnostics),
    compared,
    breaking: count('breaking'),
    dangerous: count('dangerous'),
    safe: count('safe'),
    changes: CRITICALITIES.flatMap((criticality) => changesThatAre(criticality, changes)),
    internal,
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}
