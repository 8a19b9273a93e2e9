import { moreFields, moreTypes } from '@docgen/core/schema/more-of-type';
import type { FieldModel, ResultField, ResultType } from '@docgen/core/schema-model';
import { createElement, type ReactElement, type ReactNode } from 'react';
import { fieldAccess } from './access.tsx';
import { breakableName } from './breakable-name.ts';
import { htmlElement } from './html-element.ts';
import { memberFacts } from './member-facts.tsx';
import { moreOfType } from './more-of-type.tsx';
import type { Pen } from './pen.ts';
import { typeLink } from './type-link.tsx';

/** Renders the fields of a returned type, one per line. */
export function resultFields(result: ResultType, pen: Pen): ReactNode {
  const { fields, more, possibleTypes } = result;
  return (
    <>
      {fields.length + more > 0 && (
        <ul className="arguments" aria-label={`Fields of ${result.type.name}`}>
          {fields.map((field) => resultField(field, pen))}
          {more > 0 && <li>{moreOfType(result.type, moreFields(result), pen)}</li>}
        </ul>
      )}
      {possibleTypes.length > 0 && (
        <ul className="arguments" aria-label={`Types of ${result.type.name}`}>
          {possibleTypes.map((possible) => (
            <li key={possible.type.name}>
              … on {typeLink(possible.type, pen)}
              {resultFields(possible, pen)}
            </li>
          ))}
          {result.moreTypes > 0 && <li>{moreOfType(result.type, moreTypes(result), pen)}</li>}
        </ul>
      )}
    </>
  );
}

function resultField({ field, call, result }: ResultField, pen: Pen): ReactElement {
  return createElement(
    'li',
    { key: field.name },
    <b {...breakableName(field.name)} />,
    call !== undefined && <small>{call}</small>,
    ...memberFacts(field, pen),
    ...fieldAccess(field),
    ...summary(field, pen),
    result !== undefined && resultFields(result, pen),
  );
}

function summary({ description }: FieldModel, pen: Pen): ReactNode[] {
  const html = description === undefined ? '' : pen.markdown(description, { summary: true });
  return html === '' ? [] : [' ', htmlElement('span', html)];
}
