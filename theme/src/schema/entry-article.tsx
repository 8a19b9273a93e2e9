import type { EntryKind, SchemaEntry, SubgraphRef } from '@docgen/core/schema-model';
import { useMarkdown } from '@docgen/runtime/markdown-context';
import { Breakable } from '../components/breakable.tsx';
import { Html } from '../components/html.tsx';
import { LinkedHeading } from './linked-heading.tsx';
import { Deprecation, MemberEntry } from './member-entry.tsx';
import { Owners } from './owners.tsx';
import { sectionsOfEntry } from './sections-of-entry.tsx';
import { Signature } from './signature.tsx';

interface EntryArticleProps {
  readonly entry: SchemaEntry;
  /** Names the owners in a composed schema. */
  readonly subgraphs: readonly SubgraphRef[];
}

/** The page of one definition. */
export function EntryArticle({ entry, subgraphs }: EntryArticleProps) {
  const markdown = useMarkdown();
  return (
    <>
      <div className="entry-title">
        <h1>
          {entry.kind === 'directives' && '@'}
          <Breakable name={entry.name} />
        </h1>{' '}
        <span className="badge">{kindLabel[entry.kind]}</span>
        {'repeatable' in entry && entry.repeatable && <span className="badge">repeatable</span>}
        {entry.builtIn && <span className="badge">built-in</span>}
        {entry.deprecated !== undefined && (
          <span className="badge badge-deprecated">deprecated</span>
        )}
      </div>
      <Owners uses={entry.subgraphs} subgraphs={subgraphs} label="Provided by" />
      <Deprecation reason={entry.deprecated} />
      {entry.description && <Html html={markdown(entry.description)} />}
      <Signature tokens={entry.signature} />
      {sectionsOfEntry(entry).map(({ id, title, members = [], content }) => (
        <section key={id}>
          <LinkedHeading id={id}>{title}</LinkedHeading>
          {members.map((member) => (
            <MemberEntry key={member.id} member={member} subgraphs={subgraphs} />
          ))}
          {content}
        </section>
      ))}
    </>
  );
}

/** What one definition of each kind is called. */
const kindLabel: Readonly<Record<EntryKind, string>> = {
  directives: 'directive',
  enums: 'enum',
  inputs: 'input object',
  interfaces: 'interface',
  mutations: 'mutation',
  objects: 'object',
  queries: 'query',
  scalars: 'scalar',
  subscriptions: 'subscription',
  unions: 'union',
};
