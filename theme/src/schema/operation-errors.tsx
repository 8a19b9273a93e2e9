import { type EntrySection, linkToErrors } from '@docgen/core/schema/entry-sections';
import type { ErrorTable, ErrorType } from '@docgen/core/schema-model';
import { Fragment, type ReactElement } from 'react';
import { Html } from '../components/html.tsx';
import { breakableCode } from './breakable-code.ts';
import { htmlElement } from './html-element.ts';
import type { Pen } from './pen.ts';
import { typeLink } from './type-link.tsx';

/**
 * Renders the errors that an operation can return: types of the schema, and tables written by
 * authors.
 */
export function operationErrors(
  { types, tables }: Extract<EntrySection, { kind: 'errors' }>,
  pen: Pen,
): ReactElement {
  return (
    <>
      {types.length > 0 && (
        <ul className="arguments" aria-label="Types of errors">
          {types.map((error) => typeOfError(error, pen))}
        </ul>
      )}
      {tables.map((table) => documented(table, pen))}
    </>
  );
}

function typeOfError({ field, type, description }: ErrorType, pen: Pen): ReactElement {
  return (
    <li key={`${field} ${type.name}`}>
      {field === undefined ? '… on ' : <b>{field}</b>} {typeLink(type, pen)}
      {description && htmlElement('div', pen.markdown(description, { inline: true, below: 2 }))}
    </li>
  );
}

function documented(table: ErrorTable, { markdown }: Pen): ReactElement {
  const { columns, rows, page } = table;
  const cell = (as: 'td' | 'th', column: string, text: string) => {
    const html = markdown({ markdown: text }, { inline: true, flat: true });
    return <Html key={column} as={as} html={breakableCode(html)} />;
  };
  return (
    <Fragment key={JSON.stringify(table)}>
      <table className="errors">
        <thead>
          <tr>{columns.map((column) => cell('th', column, column))}</tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells.join('|')}>
              {columns.map((column, at) => cell('td', column, cells[at] ?? ''))}
            </tr>
          ))}
        </tbody>
      </table>
      {page !== undefined && htmlElement('div', markdown({ markdown: linkToErrors(page) }))}
    </Fragment>
  );
}
