import { posix } from 'node:path';
import type { Place } from '@docgen/core/diagnostic';
import { type Criticality, groupChanges } from '@docgen/core/schema/schema-changes';
import { pathOfVersion, type Version } from '@docgen/files/read-version';
import { survivingPlace } from '@docgen/graphql/diff/surviving-place';
import { type Move, placeFile } from '../report/place-files.ts';
import { placeText } from '../report/place-text.ts';
import { createStyle } from '../report/style.ts';
import { workflowCommand } from '../report/workflow-command.ts';
import type { Comparison, VersionChange } from './compare-versions.ts';
import { blocksOfChanges, summaryOfChanges } from './format-changes.ts';

export interface GithubChangesInput {
  /** The later version. */
  readonly after: Version;
  /** Whether the command fails on changes of a criticality. */
  readonly fails: (criticality: Criticality) => boolean;
  /** Makes paths relative to the folder that GitHub expects. */
  readonly toCheckout: Move;
}

/**
 * Formats changes for GitHub: breaking and dangerous ones as annotations, which are errors if the
 * command fails because of them; then all others for the log.
 */
export function formatChangesGithub(
  comparison: Comparison,
  { after, fails, toCheckout }: GithubChangesInput,
): string {
  const annotation = (title: string, change: VersionChange) => {
    const { criticality, message, place, subgraph } = change;
    const { place: found, isGone } = placeInCheckout(change, after);
    return workflowCommand({
      severity: fails(criticality) ? 'error' : 'warning',
      title,
      text: [
        subgraph === undefined ? message : `${message} (${subgraph})`,
        ...(isGone && place ? [`It was at ${placeText(place)}.`] : []),
      ].join('\n'),
      place: found && placeFile(found, toCheckout),
    });
  };
  const isAnnotated = ({ criticality }: VersionChange) => criticality !== 'safe';
  const { changes, internal } = comparison;
  const annotations = groupChanges(changes.filter(isAnnotated)).flatMap(({ title, changes }) =>
    changes.map((change) => annotation(title, change)),
  );
  const others = { changes: changes.filter((change) => !isAnnotated(change)), internal };
  const blocks = blocksOfChanges(others, createStyle(false));
  return `${annotations.join('')}${blocks}${summaryOfChanges(comparison)}\n`;
}

/**
 * The place of a change in the files that GitHub shows. For something that was removed since a
 * commit, this is what contained it, or else its file.
 */
function placeInCheckout(
  { coordinate, place }: VersionChange,
  after: Version,
): { readonly place: Place | undefined; readonly isGone: boolean } {
  const path = place && pathOfVersion(place.file);
  if (path === undefined || path === place?.file) return { place, isGone: false };
  const file = posix.normalize(path);
  const now = [...after.files.values()].find(
    (each) => posix.normalize(pathOfVersion(each.file)) === file,
  );
  if (now?.file === place?.file) return { place: { ...place, file }, isGone: false };
  const around = now && survivingPlace(coordinate, now);
  return { place: { ...around, file }, isGone: true };
}
