import type { SubgraphRef } from '@docgen/core/schema-model';
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
      return (
        <ul className="names">
          {section.types.map((type) => (
            <li key={type.text}>
              <TypeLink type={type} />
            </li>
          ))}
        </ul>
      );
    case 'locations':
      return (
        <ul className="names">
          {section.locations.map((location) => (
            <li key={location}>
              <code>{location}</code>
            </li>
          ))}
        </ul>
      );
    case 'specification':
      return (
        <p>
          <a href={section.url}>{section.url}</a>
        </p>
      );
    case 'keys':
      return (
        <ul className="names">
          {section.keys.map(({ fields, resolvable }) => (
            <li key={fields}>
              <code>{fields}</code>
              {!resolvable && ' (reference only)'}
            </li>
          ))}
        </ul>
      );
    case 'directives':
      return (
        <ul className="names">
          {section.directives.map((directive) => (
            <li key={JSON.stringify(directive)}>
              <DirectiveCode directive={directive} />
            </li>
          ))}
        </ul>
      );
    case 'usages':
      return <UsageList usages={section.usages} />;
  }
}
