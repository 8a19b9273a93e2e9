import type { SubgraphRef } from '@docgen/core/schema-model';
import type { ReactNode } from 'react';
import { DirectiveCode } from './directive-code.tsx';
import { MemberEntry } from './member-entry.tsx';
import type { PageSection } from './sections-of-entry.ts';
import { TypeLink } from './type-link.tsx';
import { UsageList } from './usage-list.tsx';

interface SectionContentProps {
  readonly section: PageSection;
  readonly subgraphs: readonly SubgraphRef[];
}

/** What stands below a heading of a definition's page. */
export function SectionContent({ section, subgraphs }: SectionContentProps) {
  switch (section.kind) {
    case 'members':
      return section.members.map((member) => (
        <MemberEntry key={member.id} member={member} subgraphs={subgraphs} />
      ));
    case 'types':
      return names(section.types, (type) => <TypeLink type={type} />);
    case 'locations':
      return names(section.locations, (location) => <code>{location}</code>);
    case 'specification':
      return (
        <p>
          <a href={section.url}>{section.url}</a>
        </p>
      );
    case 'keys':
      return names(section.keys, ({ fields, resolvable }) => (
        <>
          <code>{fields}</code>
          {!resolvable && ' (reference only)'}
        </>
      ));
    case 'directives':
      return names(section.directives, (directive) => <DirectiveCode directive={directive} />);
    case 'usages':
      return <UsageList usages={section.usages} />;
  }
}

/** A list of things that are no more than a name. */
function names<T>(things: readonly T[], draw: (thing: T) => ReactNode) {
  return (
    <ul className="names">
      {things.map((thing) => (
        <li key={JSON.stringify(thing)}>{draw(thing)}</li>
      ))}
    </ul>
  );
}
