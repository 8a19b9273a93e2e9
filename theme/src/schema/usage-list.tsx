import type { SchemaEntry } from '@docgen/core/schema-model';
import {
  type AllEntries,
  type UsageLine,
  usageLines,
  usageList,
  usageSummary,
} from '@docgen/core/usages';
import { Link } from '@docgen/runtime/link';
import { LetterList } from '../components/letter-list.tsx';

interface UsageProps {
  readonly entry: SchemaEntry;
}

/** What refers to a definition: a long tail is folded away, a longer one is on a page of its own. */
export function UsageList({ entry }: UsageProps) {
  const { summary, lines, folded, all } = usageList(entry);
  return (
    <>
      {summary !== undefined && <p>{summary}.</p>}
      <Lines lines={lines} />
      {folded.length > 0 && (
        <details>
          <summary>{folded.length} more</summary>
          <Lines lines={folded} />
        </details>
      )}
      {all !== undefined && <AllLink {...all} of="definitions" />}
    </>
  );
}

/** Leads from the first entries of a list to all of them. */
export function AllLink({ to, count, of }: AllEntries & { readonly of: string }) {
  return (
    <p>
      <Link to={to}>{`All ${count} ${of}`}</Link>
    </p>
  );
}

function Lines({ lines }: { readonly lines: readonly UsageLine[] }) {
  return (
    <ul className="names">
      {lines.map(({ coordinate, to, fragment, how }) => (
        <li key={`${how} ${coordinate}`}>
          <Link to={to + fragment}>
            <code>{coordinate}</code>
          </Link>{' '}
          <small>{how}</small>
        </li>
      ))}
    </ul>
  );
}

/** The page of everything that refers to a definition. */
export function UsageArticle({ title, entry }: UsageProps & { readonly title: string }) {
  const entries = usageLines(entry).map(({ coordinate, to, fragment, how }) => ({
    title: coordinate,
    to: to + fragment,
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
