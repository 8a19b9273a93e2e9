import { type EntrySection, linkToErrors } from '@docgen/core/entry-sections';
import type { ErrorTable, ErrorType } from '@docgen/core/schema-model';
import { useMarkdown } from '@docgen/runtime/markdown-context';
import { Html } from '../components/html.tsx';
import { usePen } from './pen.ts';
import { typeLink } from './type-link.tsx';

interface OperationErrorsProps {
  readonly section: Extract<EntrySection, { kind: 'errors' }>;
}

/** The errors that an operation can return: types of the schema, and tables written by authors. */
export function OperationErrors({ section: { types, tables } }: OperationErrorsProps) {
  return (
    <>
      {types.length > 0 && (
        <ul className="arguments" aria-label="Types of errors">
          {types.map((error) => (
            <TypeOfError key={`${error.field} ${error.type.name}`} error={error} />
          ))}
        </ul>
      )}
      {tables.map((table) => (
        <Documented key={JSON.stringify(table)} table={table} />
      ))}
    </>
  );
}

function TypeOfError({ error: { field, type, description } }: { readonly error: ErrorType }) {
  const pen = usePen();
  return (
    <li>
      {field === undefined ? '… on ' : <b>{field}</b>} {typeLink(type, pen)}
      {description !== undefined && (
        <Html html={pen.markdown(description, { inline: true, below: 2 })} />
      )}
    </li>
  );
}

function Documented({ table: { columns, rows, page } }: { readonly table: ErrorTable }) {
  const markdown = useMarkdown();
  const html = (text: string) => markdown({ markdown: text }, { inline: true, flat: true });
  return (
    <>
      <table className="errors">
        <thead>
          <tr>
            {columns.map((column) => (
              <Html key={column} as="th" html={html(column)} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells.join('|')}>
              {columns.map((column, at) => (
                <Html key={column} as="td" html={html(cells[at] ?? '')} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {page !== undefined && <Html html={markdown({ markdown: linkToErrors(page) })} />}
    </>
  );
}
