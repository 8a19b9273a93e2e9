import type { InputView } from '@docgen/core/entry-sections';
import type { InputNode } from '@docgen/core/schema-model';
import { MemberDetails, MemberFacts } from './member-facts.tsx';

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

function InputFacts({ node: { input, cut } }: { readonly node: InputNode }) {
  return (
    <>
      <MemberFacts model={input} />
      {cut === 'cycle' && <small> the same fields again</small>}
      <MemberDetails model={input} />
    </>
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
