import { anchorOf } from '@docgen/core/anchors';
import type { NamedSubgraph } from '@docgen/core/named-subgraph';
import { MORE_TEXTS, type RootTexts } from '@docgen/core/root-texts';
import type { AppliedDirective } from '@docgen/core/schema-model';
import type { RootView, StartSection } from '@docgen/core/start-sections';
import { Link } from '@docgen/runtime/link';
import { useMarkdown } from '@docgen/runtime/markdown-context';
import { Fragment } from 'react';
import { Html } from '../components/html.tsx';
import { directiveCode } from './directive-code.tsx';
import { deprecation } from './member-facts.tsx';
import { usePen } from './pen.ts';
import { typeLink } from './type-link.tsx';

interface SchemaFactsProps {
  readonly section: Extract<StartSection, { kind: 'definition' }>;
}

/** The root types, which have no pages, and the directives of the schema itself. */
export function SchemaFacts({ section: { directives, roots } }: SchemaFactsProps) {
  const pen = usePen();
  return (
    <ul className="arguments" aria-label="Root types and directives">
      {roots.map((view) => (
        <Root key={view.root.name} view={view} />
      ))}
      {directives.map((directive) => (
        <li key={JSON.stringify(directive)}>{directiveCode(directive, pen)}</li>
      ))}
    </ul>
  );
}

function Root({ view: { root, texts } }: { readonly view: RootView }) {
  const { coordinate, name, kind, interfaces, description, deprecated, directives } = root;
  const pen = usePen();
  return (
    <li id={anchorOf(coordinate)}>
      <b>{name}</b> <small>{kind}</small>
      {interfaces.length > 0 && ', implements '}
      {interfaces.map((type) => (
        <Fragment key={type.name}>{typeLink(type, pen)}</Fragment>
      ))}
      {deprecation(deprecated, pen)}
      {description !== undefined && (
        <Html html={pen.markdown(description, { inline: true, below: 2 })} />
      )}
      <Texts texts={texts} />
      <Directives directives={directives} />
    </li>
  );
}

/** The descriptions of a root type in subgraphs, each with the subgraph's name. */
function Texts({ texts: { shown, rest } }: { readonly texts: RootTexts }) {
  const markdown = useMarkdown();
  return (
    <>
      {shown.length > 0 && (
        <dl className="index">
          {shown.map(({ subgraphs, description }) => (
            <div key={description.markdown}>
              <dt>
                <Subgraphs list={subgraphs} />
              </dt>
              <dd>
                <Html html={markdown(description, { inline: true, below: 2 })} />
              </dd>
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

function Subgraphs({ list }: { readonly list: readonly NamedSubgraph[] }) {
  return list.map(({ label, to }, position) => (
    <Fragment key={label}>
      {position > 0 && ', '}
      {to === undefined ? label : <Link to={to}>{label}</Link>}
    </Fragment>
  ));
}

function Directives({ directives }: { readonly directives: readonly AppliedDirective[] }) {
  const pen = usePen();
  if (directives.length === 0) return null;
  return <p className="applied">{directives.map((directive) => directiveCode(directive, pen))}</p>;
}
