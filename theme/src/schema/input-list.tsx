import type { InputView } from '@docgen/core/schema/entry-sections';
import { inputNotes } from '@docgen/core/schema/input-notes';
import { moreFields, moreValues } from '@docgen/core/schema/more-of-type';
import type { InputNode } from '@docgen/core/schema-model';
import { createElement, Fragment, type ReactElement, type ReactNode } from 'react';
import { breakableName } from './breakable-name.ts';
import { memberDetails, memberFacts } from './member-facts.tsx';
import { moreOfType } from './more-of-type.tsx';
import type { Pen } from './pen.ts';

/** Renders the arguments of an operation, with the fields of their input types. */
export function inputList(inputs: readonly InputView[], pen: Pen): ReactElement[] {
  return inputs.map(({ id, formerId, node }) =>
    createElement(
      'div',
      { key: id, className: 'member', id },
      <h3 id={formerId}>
        <a id={node.input.alias} href={`#${id}`} {...breakableName(node.input.name)} />
      </h3>,
      ...inputFacts(node, pen),
      inputFields(node, pen),
    ),
  );
}

function inputFacts(node: InputNode, pen: Pen): ReactNode[] {
  const { input } = node;
  return [
    ...memberFacts(input, pen),
    ...inputNotes(node).map((note) => <small key={note}>{` ${note}`}</small>),
    ...memberDetails(input, pen),
    enumValues(node, pen),
  ];
}

/** The values of an argument whose type is an enum. */
function enumValues({ input, values }: InputNode, pen: Pen): ReactElement | undefined {
  if (values === undefined) return undefined;
  return (
    <p className="values">
      Values:{' '}
      {values.names.map((name, position) => (
        <Fragment key={name}>
          {position > 0 && ', '}
          <code {...breakableName(name)} />
        </Fragment>
      ))}
      {values.more > 0 && ' and '}
      {values.more > 0 && moreOfType(input.type, moreValues(values), pen)}
    </p>
  );
}

function inputFields(
  { input, fields = [], more = 0 }: InputNode,
  pen: Pen,
): ReactElement | undefined {
  if (fields.length === 0) return undefined;
  return (
    <ul className="arguments" aria-label={`Fields of ${input.name}`}>
      {fields.map((field) =>
        createElement(
          'li',
          { key: field.input.name },
          <b {...breakableName(field.input.name)} />,
          ...inputFacts(field, pen),
          inputFields(field, pen),
        ),
      )}
      {more > 0 && <li>{moreOfType(input.type, moreFields({ more, type: input.type }), pen)}</li>}
    </ul>
  );
}
