import {
  type UsageGroup,
  type UsageLine,
  type UsageList,
  usageLines,
  usageSummary,
} from '@docgen/core/schema/usages';
import type { PathStep, SchemaEntry } from '@docgen/core/schema-model';
import { Link } from '@docgen/runtime/link';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import { LetterList } from '../components/letter-list.tsx';
import { breakableName } from './breakable-name.ts';
import type { Pen } from './pen.ts';

/**
 * Renders the usages of a definition. The end of a long list is collapsed, that of a longer one is
 * on a separate page.
 *
 * @param path - The shortest way to the definition.
 */
export function usageList(
  path: readonly PathStep[],
  { summary, groups }: UsageList,
  pen: Pen,
): ReactNode {
  return (
    <>
      {path.length > 0 && shortestWay(path, pen)}
      {summary !== undefined && <p>{summary}.</p>}
      {groups.map((group) => usageGroup(group, pen))}
    </>
  );
}

function shortestWay(steps: readonly PathStep[], pen: Pen): ReactElement {
  return (
    <p>
      Shortest way:
      {steps.map(({ coordinate, to, possibleType }, position) => (
        <Fragment key={coordinate}>
          {position === 0 ? ' ' : ' → '}
          {possibleType && '… on '}
          {codeLink(coordinate, to, pen)}
        </Fragment>
      ))}
    </p>
  );
}

function usageGroup({ title, lines, folded, all }: UsageGroup, pen: Pen): ReactElement {
  return (
    <Fragment key={title}>
      <h3>{title}</h3>
      {lineList(lines, pen)}
      {folded.length > 0 && (
        <details>
          <summary>{folded.length} more</summary>
          {lineList(folded, pen)}
        </details>
      )}
      {all !== undefined && (
        <p>
          <a href={pen.href(all.to)}>{`All ${all.count} ${all.of}`}</a>
        </p>
      )}
    </Fragment>
  );
}

function lineList(lines: readonly UsageLine[], pen: Pen): ReactElement {
  return (
    <ul className="names">
      {lines.map((line) => {
        const remark = remarkOn(line);
        return (
          <li key={`${line.how} ${line.coordinate}`}>
            {codeLink(line.coordinate, line.to, pen)}
            {remark && ' '}
            {remark}
          </li>
        );
      })}
    </ul>
  );
}

/** The type at the usage, else what it is, unless the heading says so. */
function remarkOn({ how, type }: UsageLine): ReactElement | undefined {
  if (type !== undefined) return <code {...breakableName(type)} />;
  return how === '' ? undefined : <small>{how}</small>;
}

function codeLink(coordinate: string, to: string, { href }: Pen): ReactElement {
  return (
    <a href={href(to)}>
      <code {...breakableName(coordinate)} />
    </a>
  );
}

interface UsageArticleProps {
  readonly title: string;
  readonly entry: SchemaEntry;
}

/** The page with all usages of a definition. */
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
