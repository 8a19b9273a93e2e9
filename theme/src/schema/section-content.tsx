import type { EntrySection } from '@docgen/core/entry-sections';
import type { ScalarEntry, SchemaEntry, SchemaModel, TypeRef } from '@docgen/core/schema-model';
import type { ReactNode } from 'react';
import { DirectiveCode } from './directive-code.tsx';
import { Examples } from './examples.tsx';
import { InputList } from './input-list.tsx';
import { MemberList } from './member-list.tsx';
import { OperationErrors } from './operation-errors.tsx';
import { MemberOwners } from './owners.tsx';
import { ResultFields } from './result-fields.tsx';
import { SelectedFields } from './selected-fields.tsx';
import { Signature } from './signature.tsx';
import { TypeLink } from './type-link.tsx';
import { UsageList } from './usage-list.tsx';

interface SectionContentProps {
  readonly section: EntrySection;
  readonly entry: SchemaEntry;
  /** Names the owners of a composed schema, its address, and headers of requests. */
  readonly schema: Pick<SchemaModel, 'subgraphs' | 'endpoint' | 'headers'>;
}

/** What stands below the heading of a section. */
export function SectionContent({ section, entry, schema }: SectionContentProps): ReactNode {
  switch (section.kind) {
    case 'signature':
      return section.folded === undefined ? (
        <Signature tokens={section.tokens} />
      ) : (
        <details className="folded-code">
          <summary>{`${section.folded} lines of SDL`}</summary>
          <Signature tokens={section.tokens} />
        </details>
      );
    case 'inputs':
      return <InputList inputs={section.inputs} />;
    case 'members':
      return <MemberList section={section} entry={entry} subgraphs={schema.subgraphs} />;
    case 'result':
      return section.result === undefined ? (
        <Names things={[section.type]} draw={typeLink} />
      ) : (
        <>
          <Names things={[section.type]} draw={typeLink} />
          <ResultFields result={section.result} />
        </>
      );
    case 'errors':
      return <OperationErrors section={section} />;
    case 'examples':
      return <Examples examples={section.examples} entry={entry} schema={schema} />;
    case 'no-example':
      return (
        <>
          <p>{section.text}</p>
          {section.inputs.length > 0 && <Names things={section.inputs} draw={typeLink} />}
        </>
      );
    case 'types':
      return (
        <Names
          things={section.types}
          draw={({ type, uses }) => (
            <>
              <TypeLink type={type} />
              <MemberOwners
                member={{ uses, ofOwner: false }}
                entry={entry}
                subgraphs={schema.subgraphs}
              />
            </>
          )}
        />
      );
    case 'keys':
      return (
        <Names
          things={section.keys}
          draw={({ fields, resolvable }) => (
            <>
              <SelectedFields fields={fields} of={entry} />
              {!resolvable && ' (reference only)'}
            </>
          )}
        />
      );
    case 'locations':
      return <Names things={section.locations} draw={(location) => <code>{location}</code>} />;
    case 'directives':
      return (
        <Names
          things={section.directives}
          draw={(directive) => <DirectiveCode directive={directive} />}
        />
      );
    case 'format':
      return <Format scalar={section.scalar} />;
    case 'usages':
      return <UsageList path={section.path} usages={section.usages} />;
  }
}

function typeLink(type: TypeRef): ReactNode {
  return <TypeLink type={type} />;
}

interface NamesProps<T> {
  readonly things: readonly T[];
  readonly draw: (thing: T) => ReactNode;
}

/** A list of things that are no more than a name. */
function Names<T>({ things, draw }: NamesProps<T>) {
  return (
    <ul className="names">
      {things.map((thing) => (
        <li key={JSON.stringify(thing)}>{draw(thing)}</li>
      ))}
    </ul>
  );
}

function Format({ scalar: { format, specifiedBy } }: { readonly scalar: ScalarEntry }) {
  return (
    <>
      <p>
        {format.text}
        {format.example !== undefined && (
          <>
            {' '}
            Example: <code>{format.example}</code>
          </>
        )}
      </p>
      {specifiedBy !== undefined && (
        <p>
          Specification: <a href={specifiedBy}>{specifiedBy}</a>
        </p>
      )}
    </>
  );
}
