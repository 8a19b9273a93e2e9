import { cutList } from '@docgen/core/basics/cut-list';
import { namedSubgraph } from '@docgen/core/schema/named-subgraph';
import {
  ALL_CHANGES,
  type ChangeGroup,
  type ChangeView,
  describedName,
  groupChanges,
  summaryOfVersion,
  titledSummary,
  versionHeadings,
} from '@docgen/core/schema/schema-changes';
import type { StartSection } from '@docgen/core/schema/start-sections';
import type { SchemaModel } from '@docgen/core/schema-model';
import { Link } from '@docgen/runtime/link';
import { Fragment } from 'react';
import { told } from '../components/told.tsx';
import { linkedHeading } from './linked-heading.tsx';

interface ChangesArticleProps {
  readonly title: string;
  readonly schema: SchemaModel;
}

/** The page with the changes of all versions of a schema. */
export function ChangesArticle({ title, schema }: ChangesArticleProps) {
  const { changes = [], subgraphs } = schema;
  const headings = versionHeadings(changes);
  return (
    <>
      <h1>{title}</h1>
      {changes.map((version, at) => {
        const { id = '', title = '' } = headings[at] ?? {};
        return (
          <section key={id}>
            {linkedHeading(id, title)}
            <p>{summaryOfVersion(version)}.</p>
            {groupChanges(version.changes).map((group) => (
              <Group key={group.title} group={group} subgraphs={subgraphs} />
            ))}
          </section>
        );
      })}
    </>
  );
}

/** The rest of a longer group is folded. */
const MOST_SHOWN = 50;

interface GroupProps {
  readonly group: ChangeGroup<ChangeView>;
  readonly subgraphs: SchemaModel['subgraphs'];
}

function Group({ group, subgraphs }: GroupProps) {
  const { title, ofDescriptions, changes } = group;
  const { shown, rest } = cutList(changes, MOST_SHOWN);
  const list = (some: readonly ChangeView[]) =>
    ofDescriptions ? names(some) : sentences(some, subgraphs);
  return (
    <>
      <h3>{title}</h3>
      {list(shown)}
      {rest.length > 0 && (
        <details>
          <summary>{rest.length} more</summary>
          {list(rest)}
        </details>
      )}
    </>
  );
}

function sentences(changes: readonly ChangeView[], subgraphs: SchemaModel['subgraphs']) {
  return (
    <ul>
      {changes.map((change) => (
        <li key={JSON.stringify(change.text)}>{sentence(change, subgraphs)}</li>
      ))}
    </ul>
  );
}

/** The names of what is described, which is all that changes of descriptions say. */
function names(changes: readonly ChangeView[]) {
  return (
    <p>
      {changes.map((change, at) => (
        <Fragment key={JSON.stringify(change.text)}>
          {at > 0 && ', '}
          {told(describedName(change))}
        </Fragment>
      ))}
    </p>
  );
}

type LatestChangesProps = Pick<
  Extract<StartSection, { kind: 'changes' }>,
  'version' | 'first' | 'subgraphs' | 'to'
>;

/** The changes of the last version, on a start page. */
export function LatestChanges({ version, first, subgraphs, to }: LatestChangesProps) {
  return (
    <>
      <p>{titledSummary(version)}.</p>
      {first.length > 0 && (
        <ul>
          {first.map((change) => (
            <li key={JSON.stringify(change.text)}>
              {change.criticality !== 'safe' && (
                <>
                  <span className="badge">{change.criticality}</span>{' '}
                </>
              )}
              {sentence(change, subgraphs)}
            </li>
          ))}
        </ul>
      )}
      <p>
        <Link to={to}>{ALL_CHANGES}</Link>
      </p>
    </>
  );
}

/** A change, with the service that it comes from. */
function sentence({ text, subgraph: id }: ChangeView, subgraphs: SchemaModel['subgraphs']) {
  if (id === undefined) return told(text);
  const { label, to } = namedSubgraph({ id }, subgraphs);
  return (
    <>
      {told(text)} ({to === undefined ? label : <Link to={to}>{label}</Link>})
    </>
  );
}
