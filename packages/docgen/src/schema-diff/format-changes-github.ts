import { posix } from 'node:path';
import type { Place } from '@docgen/core/diagnostic';
import { pathOfVersion, type Version } from '@docgen/files/read-version';
import type { Criticality } from '@docgen/graphql/diff/schema-change';
import { type Move, placeFile } from '../report/place-files.ts';
import { placeText } from '../report/place-text.ts';
import { createStyle } from '../report/style.ts';
import { workflowCommand } from '../report/workflow-command.ts';
import type { Comparison, VersionChange } from './compare-versions.ts';
import { blocksOfChanges, groupChanges, summaryOfChanges } from './format-changes.ts';

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
  const files = new Set(Array.from(after.files.values(), ({ file }) => file));
  const annotation = (title: string, { criticality, message, place, subgraph }: VersionChange) => {
    const found = place && placeInCheckout(place, files);
    const isGone = place !== undefined && found?.line !== place.line;
    return workflowCommand({
      severity: fails(criticality) ? 'error' : 'warning',
      title,
      text: [
        subgraph === undefined ? message : `${message} (${subgraph})`,
        ...(isGone ? [`It was at ${placeText(place)}.`] : []),
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
 * The place of a change in the files that GitHub shows; for something that was removed since a
 * commit, only the file that contained it.
 *
 * @param after - Files of the later version.
 */
function placeInCheckout(place: Place, after: ReadonlySet<string>): Place {
  const path = pathOfVersion(place.file);
  if (path === place.file) return place;
  const file = posix.normalize(path);
  return after.has(place.file) ? { ...place, file } : { file };
}
