import type { AlsoIn } from '@docgen/core/page';
import { type EntrySection, entrySections, KIND_LABELS } from '@docgen/core/schema/entry-sections';
import { HIDDEN_FROM_CLIENTS } from '@docgen/core/schema/member-marks';
import type { SchemaEntry, SchemaModel } from '@docgen/core/schema-model';
import { Fragment, type ReactNode } from 'react';
import { Breakable } from '../components/breakable.tsx';
import { access } from './access.tsx';
import { htmlElement } from './html-element.ts';
import { linkedHeading } from './linked-heading.tsx';
import { deprecation, since } from './member-facts.tsx';
import { OtherSchemas } from './other-schemas.tsx';
import { Owners } from './owners.tsx';
import { usePen } from './pen.ts';
import { sectionContent } from './section-content.tsx';

interface EntryArticleProps {
  readonly entry: SchemaEntry;
  readonly schema: SchemaModel;
  /** The same definition in other schemas. */
  readonly alsoIn: AlsoIn | undefined;
}

/** The page of one definition. */
export function EntryArticle({ entry, schema, alsoIn }: EntryArticleProps) {
  const pen = usePen();
  const draw = (section: EntrySection) => (
    <Fragment key={section.id}>
      {linkedHeading(section.id, section.title, entry.sectionAliases?.[section.id])}
      {sectionContent(section, { entry, schema, pen })}
    </Fragment>
  );
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
      <Sections sections={entrySections(entry)} draw={draw}>
        <Owners entry={entry} subgraphs={schema.subgraphs} />
        <OtherSchemas entry={entry} alsoIn={alsoIn} />
        {access(entry)}
        {entry.inaccessible && (
          <p className="hidden-entry">{HIDDEN_FROM_CLIENTS.lead + HIDDEN_FROM_CLIENTS.rest}</p>
        )}
        {deprecation(entry.deprecated, pen)}
        {entry.description && htmlElement('div', pen.markdown(entry.description, { below: 1 }))}
        {since(entry, pen)}
      </Sections>
    </>
  );
}

interface SectionsProps {
  /** The content before the sections. */
  readonly children: ReactNode;
  readonly sections: readonly EntrySection[];
  readonly draw: (section: EntrySection) => ReactNode;
}

/** The sections. Examples are beside the others if there is room, else after the first section. */
function Sections({ children, sections, draw }: SectionsProps) {
  const examples = sections.find(({ kind }) => kind === 'examples');
  if (examples === undefined)
    return (
      <>
        {children}
        {sections.map(draw)}
      </>
    );
  const [first, ...rest] = sections.filter((section) => section !== examples);
  return (
    <div className="with-examples">
      <div>
        {children}
        {first !== undefined && draw(first)}
      </div>
      <div className="examples">{draw(examples)}</div>
      <div>{rest.map(draw)}</div>
    </div>
  );
}
