import type { EntityGroup, KindIndex, SchemaPage } from '@docgen/core/page';
import { ALL_DEPRECATIONS } from '@docgen/core/schema/deprecations';
import type { StartSection } from '@docgen/core/schema/start-sections';
import type { ScalarEntry } from '@docgen/core/schema-model';
import { Link } from '@docgen/runtime/link';
import { useHref, useTranslate } from '@docgen/runtime/site-context';
import type { ReactNode } from 'react';
import { Breakable } from '../components/breakable.tsx';
import { CardGrid } from '../components/card-grid.tsx';
import { deprecatedName } from '../components/deprecated-name.tsx';
import { Html } from '../components/html.tsx';
import { told } from '../components/told.tsx';
import { LatestChanges } from './changes.tsx';
import { DeprecationList } from './deprecations.tsx';
import { SchemaFacts } from './schema-facts.tsx';

/** The content below the heading of a section on a start page. */
export function StartContent({ section }: { readonly section: StartSection }): ReactNode {
  switch (section.kind) {
    case 'cards':
      return <CardGrid cards={section.cards} compact />;
    case 'index':
      return <Index {...section.index} />;
    case 'entities':
      return <Entities groups={section.groups} diagram={section.diagram} />;
    case 'definition':
      return <SchemaFacts section={section} />;
    case 'scalars':
      return <Scalars scalars={section.scalars} />;
    case 'deprecations':
      return <Deprecations {...section} />;
    case 'changes':
      return <LatestChanges {...section} />;
    case 'downloads':
      return <Downloads files={section.files} />;
  }
}

function Index({ title, cards, all }: KindIndex) {
  const translate = useTranslate();
  return (
    <>
      <dl className="index">
        {cards.map(({ title: name, to, description, told: text, deprecated }) => (
          <div key={to}>
            <dt>
              <Link to={to}>
                {deprecatedName(<Breakable name={name} />, deprecated, translate)}
              </Link>
            </dt>
            {description !== undefined && <dd>{text === undefined ? description : told(text)}</dd>}
          </div>
        ))}
      </dl>
      {all !== undefined && (
        <p>
          <Link to={all.to}>{`All ${all.count} ${title.toLowerCase()}`}</Link>
        </p>
      )}
    </>
  );
}

interface EntitiesProps {
  readonly groups: readonly EntityGroup[];
  readonly diagram: SchemaPage['diagram'];
}

function Entities({ groups, diagram }: EntitiesProps) {
  return (
    <>
      <dl className="index">
        {groups.map(({ label, entities }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {entities.map(({ name, to }, position) => (
                <span key={to}>
                  {position > 0 && ', '}
                  <Link to={to}>{name}</Link>
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      {diagram !== undefined && <Html className="mermaid-diagram" html={diagram.html} />}
    </>
  );
}

function Scalars({ scalars }: { readonly scalars: readonly ScalarEntry[] }) {
  return (
    <dl className="index">
      {scalars.map(({ name, route, format }) => (
        <div key={name}>
          <dt>
            <Link to={route}>{name}</Link>
          </dt>
          <dd>
            {format.text}
            {format.example !== undefined && (
              <>
                {' '}
                <code>{format.example}</code>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type DeprecationsProps = Pick<Extract<StartSection, { kind: 'deprecations' }>, 'things' | 'to'>;

function Deprecations({ things, to }: DeprecationsProps) {
  return (
    <>
      <DeprecationList things={things} />
      <p>
        <Link to={to}>{ALL_DEPRECATIONS}</Link>
      </p>
    </>
  );
}

type DownloadsProps = Pick<Extract<StartSection, { kind: 'downloads' }>, 'files'>;

function Downloads({ files }: DownloadsProps) {
  const href = useHref();
  return (
    <ul>
      {files.map(({ label, to }) => (
        <li key={to}>
          <a href={href(to)} download="">
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
