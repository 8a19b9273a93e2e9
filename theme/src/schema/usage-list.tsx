import type { PathStep, SchemaEntry } from '@docgen/core/schema-model';
import {
  type UsageGroup,
  type UsageLine,
  type UsageList as UsageListData,
  usageLines,
  usageSummary,
} from '@docgen/core/usages';
import { Link } from '@docgen/runtime/link';
import { Fragment } from 'react';
import { LetterList } from '../components/letter-list.tsx';

interface UsageListProps {
  /** The shortest way to the definition. */
  readonly path: readonly PathStep[];
  readonly usages: UsageListData;
}

/** What refers to a definition: a long tail is folded away, a longer one is on a page of its own. */
export function UsageList({ path, usages: { summary, groups } }: UsageListProps) {
  return (
    <>
      {path.length > 0 && <Path steps={path} />}
      {summary !== undefined && <p>{summary}.</p>}
      {groups.map((group) => (
        <Group key={group.title} group={group} />
      ))}
    </>
  );
}

function Path({ steps }: { readonly steps: readonly PathStep[] }) {
  return (
    <p>
      Shortest way:
      {steps.map(({ coordinate, to, possibleType }, position) => (
        <Fragment key={coordinate}>
          {position === 0 ? ' ' : ' → '}
          {possibleType && '… on '}
          <Link to={to}>
            <code>{coordinate}</code>
          </Link>
        </Fragment>
      ))}
    </p>
  );
}

function Group({ group: { title, lines, folded, all } }: { readonly group: UsageGroup }) {
  return (
    <>
      <h3>{title}</h3>
      <Lines lines={lines} />
      {folded.length > 0 && (
        <details>
          <summary>{folded.length} more</summary>
          <Lines lines={folded} />
        </details>
      )}
      {all !== undefined && (
        <p>
          <Link to={all.to}>{`All ${all.count} ${all.of}`}</Link>
        </p>
      )}
    </>
  );
}

function Lines({ lines }: { readonly lines: readonly UsageLine[] }) {
  return (
    <ul className="names">
      {lines.map(({ coordinate, to, how, type }) => (
        <li key={`${how} ${coordinate}`}>
          <Link to={to}>
            <code>{coordinate}</code>
          </Link>
          {(type ?? how) !== '' && (
            <>
              {' '}
              <small>{type ?? how}</small>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

interface UsageArticleProps {
  readonly title: string;
  readonly entry: SchemaEntry;
}

/** The page of everything that refers to a definition. */
export function UsageArticle({ title, entry }: UsageArticleProps) {
  const entries = usageLines(entry).map(({ coordinate, to, how }) => ({
    title: coordinate,
    to,
    remark: how,
  }));
  return (
    <>
      <h1>{title}</h1>
      <p>
        {usageSummary(entry)}. They refer to <Link to={entry.route}>{entry.name}</Link>.
      </p>
      <LetterList entries={entries} />
    </>
  );
}
