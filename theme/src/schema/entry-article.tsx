import { entrySections, KIND_LABELS } from '@docgen/core/entry-sections';
import type { AlsoIn } from '@docgen/core/page';
import type { SchemaEntry, SchemaModel } from '@docgen/core/schema-model';
import { Link } from '@docgen/runtime/link';
import { useMarkdown } from '@docgen/runtime/markdown-context';
import { Fragment } from 'react';
import { Breakable } from '../components/breakable.tsx';
import { Html } from '../components/html.tsx';
import { LinkedHeading } from './linked-heading.tsx';
import { Deprecation, Since } from './member-entry.tsx';
import { Owners } from './owners.tsx';
import { SectionContent } from './section-content.tsx';

interface EntryArticleProps {
  readonly entry: SchemaEntry;
  readonly schema: SchemaModel;
  /** The same definition in other schemas. */
  readonly alsoIn: readonly AlsoIn[];
}

/** The page of one definition. */
export function EntryArticle({ entry, schema, alsoIn }: EntryArticleProps) {
  const markdown = useMarkdown();
  return (
    <>
      <div className="entry-title">
        <h1>
          {entry.kind === 'directives' && '@'}
          <Breakable name={entry.name} />
        </h1>{' '}
        <span className="badge">{KIND_LABELS[entry.kind]}</span>
        {'repeatable' in entry && entry.repeatable && <span className="badge">repeatable</span>}
        {entry.builtIn && <span className="badge">built-in</span>}
        {entry.deprecated !== undefined && (
          <span className="badge badge-deprecated">deprecated</span>
        )}
      </div>
      <Owners uses={entry.subgraphs} subgraphs={schema.subgraphs} label="Provided by" />
      <OtherSchemas alsoIn={alsoIn} />
      {entry.inaccessible && (
        <p className="owners">Hidden from clients: the gateway does not expose it.</p>
      )}
      <Deprecation reason={entry.deprecated} />
      {entry.description && <Html html={markdown(entry.description)} />}
      <Since model={entry} />
      {entrySections(entry).map((section) => (
        <Fragment key={section.id}>
          <LinkedHeading id={section.id}>{section.title}</LinkedHeading>
          <SectionContent section={section} schema={schema} />
        </Fragment>
      ))}
    </>
  );
}

/** Leads to a definition in other schemas. */
function OtherSchemas({ alsoIn }: Pick<EntryArticleProps, 'alsoIn'>) {
  if (alsoIn.length === 0) return null;
  return (
    <p className="owners">
      Also in
      {alsoIn.map(({ label, to, members }) => (
        <span key={to}>
          {' '}
          <Link className="chip" to={to}>
            {members === undefined ? label : `${label} (${members})`}
          </Link>
        </span>
      ))}
    </p>
  );
}
