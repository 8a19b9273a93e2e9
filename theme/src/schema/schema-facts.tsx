import { anchorOf } from '@docgen/core/schema/anchors';
import type { NamedSubgraph } from '@docgen/core/schema/named-subgraph';
import { MORE_TEXTS, type RootTexts } from '@docgen/core/schema/root-texts';
import type { RootView, StartSection } from '@docgen/core/schema/start-sections';
import type { Description } from '@docgen/core/schema-model';
import { Link } from '@docgen/runtime/link';
import { Fragment, type ReactElement } from 'react';
import { directiveCode } from './directive-code.tsx';
import { htmlElement } from './html-element.ts';
import { deprecation } from './member-facts.tsx';
import { type Pen, usePen } from './pen.ts';
import { typeLink } from './type-link.tsx';

interface SchemaFactsProps {
  readonly section: Extract<StartSection, { kind: 'definition' }>;
}

/** The root types, which have no pages, and the directives of the schema itself. */
export function SchemaFacts({ section: { directives, roots } }: SchemaFactsProps) {
  const pen = usePen();
  return (
    <ul className="arguments" aria-label="Root types and directives">
      {roots.map((view) => rootOf(view, pen))}
      {directives.map((directive) => (
        <li key={JSON.stringify(directive)}>{directiveCode(directive, pen)}</li>
      ))}
    </ul>
  );
}

function rootOf({ root, texts }: RootView, pen: Pen): ReactElement {
  const { coordinate, name, kind, interfaces, description, deprecated, directives } = root;
  return (
    <li key={name} id={anchorOf(coordinate)}>
      <b>{name}</b> <small>{kind}</small>
      {interfaces.length > 0 && ', implements '}
      {interfaces.map((type, position) => (
        <Fragment key={type.name}>
          {position > 0 && ', '}
          {typeLink(type, pen)}
        </Fragment>
      ))}
      {deprecation(deprecated, pen)}
      {description && descriptionOf(description, pen)}
      {textsOf(texts, pen)}
      {directives.length > 0 && (
        <p className="applied">{directives.map((directive) => directiveCode(directive, pen))}</p>
      )}
    </li>
  );
}

/** The descriptions of a root type in subgraphs, each with the subgraph's name. */
function textsOf({ shown, rest }: RootTexts, pen: Pen): ReactElement {
  return (
    <>
      {shown.length > 0 && (
        <dl className="index">
          {shown.map(({ subgraphs, description }) => (
            <div key={description.markdown}>
              <dt>
                <Subgraphs list={subgraphs} />
              </dt>
              <dd>{descriptionOf(description, pen)}</dd>
            </div>
          ))}
        </dl>
      )}
      {rest.length > 0 && (
        <p className="owners">
          {MORE_TEXTS} <Subgraphs list={rest} />.
        </p>
      )}
    </>
  );
}

function descriptionOf(description: Description, { markdown }: Pen): ReactElement {
  return htmlElement('div', markdown(description, { inline: true, below: 2 }));
}

function Subgraphs({ list }: { readonly list: readonly NamedSubgraph[] }) {
  return list.map(({ label, to }, position) => (
    <Fragment key={label}>
      {position > 0 && ', '}
      {to === undefined ? label : <Link to={to}>{label}</Link>}
    </Fragment>
  ));
}
