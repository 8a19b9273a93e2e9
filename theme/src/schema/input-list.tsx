import type { InputView } from '@docgen/core/entry-sections';
import { moreValues } from '@docgen/core/more-of-type';
import type { InputNode } from '@docgen/core/schema-model';
import { Fragment } from 'react';
import { MemberDetails, MemberFacts } from './member-facts.tsx';
import { MoreOfType } from './more-of-type.tsx';

/** The arguments of an operation, with what their input types hold. */
export function InputList({ inputs }: { readonly inputs: readonly InputView[] }) {
  return inputs.map(({ id, formerId, node }) => (
    <div key={id} className="member" id={id}>
      <h3 id={formerId}>
        <a id={node.input.alias} href={`#${id}`}>
          {node.input.name}
        </a>
      </h3>
      <InputFacts node={node} />
      <InputFields node={node} />
    </div>
  ));
}

function InputFacts({ node }: { readonly node: InputNode }) {
  const { input, cut } = node;
  return (
    <>
      <MemberFacts model={input} />
      {cut === 'cycle' && <small> the same fields again</small>}
      <MemberDetails model={input} />
      <Values node={node} />
    </>
  );
}

/** What can be given where an enum is taken. */
function Values({ node: { input, values } }: { readonly node: InputNode }) {
  if (values === undefined) return null;
  return (
    <p className="values">
      Values:{' '}
      {values.names.map((name, position) => (
        <Fragment key={name}>
          {position > 0 && ', '}
          <code>{name}</code>
        </Fragment>
      ))}
      {values.more > 0 && (
        <>
          {' and '}
          <MoreOfType type={input.type} text={moreValues(values)} />
        </>
      )}
    </p>
  );
}

function InputFields({ node: { input, fields = [] } }: { readonly node: InputNode }) {
  if (fields.length === 0) return null;
  return (
    <ul className="arguments" aria-label={`Fields of ${input.name}`}>
      {fields.map((field) => (
        <li key={field.input.name}>
          <b>{field.input.name}</b>
          <InputFacts node={field} />
          <InputFields node={field} />
        </li>
      ))}
    </ul>
  );
}
