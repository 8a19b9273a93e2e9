import { join } from 'node:path';
import { type FoundTable, findTable } from '@docgen/content/markdown-table';
import { idOfFragment, splitAddress } from '@docgen/core/address';
import type { ResolvedSchemaInstance, SiteConfig } from '@docgen/core/config';
import type { Checked, Diagnostic } from '@docgen/core/diagnostic';
import { isWithin } from '@docgen/files/is-within';
import { readSource } from '@docgen/files/read-source';

/** A table of errors in a file. */
export interface ErrorTableText extends FoundTable {
  readonly file: string;
  /** Address of the table in descriptions, where the file is a page. */
  readonly page?: string;
}

/**
 * Reads the table of a schema's errors.
 *
 * @param placeOf - Where the configuration names it.
 * @returns Nothing for a schema without; else also `no-error-table`, or why the file cannot be read.
 */
export async function readErrors(
  instance: ResolvedSchemaInstance,
  config: Pick<SiteConfig, 'content'>,
  projectDir: string,
  placeOf: () => Pick<Diagnostic, 'place' | 'source'>,
): Promise<Checked<ErrorTableText | undefined>> {
  const { errors } = instance;
  if (errors === undefined) return { value: undefined, diagnostics: [] };
  const [file] = splitAddress(errors);
  const { value: text, diagnostics } = await readSource(join(projectDir, file), file);
  if (text === undefined) return { value: undefined, diagnostics };
  const table = errorTable(text, errors);
  if (table === undefined)
    return { value: undefined, diagnostics: [{ ...noTable(errors), ...placeOf() }] };
  const isPage = errorFile(instance, config).length === 0;
  return { value: { ...table, file, ...(isPage && { page: errors }) }, diagnostics };
}

/** The file of a schema's table of errors, where it is no page. */
export function errorFile(
  { errors }: ResolvedSchemaInstance,
  { content }: Pick<SiteConfig, 'content'>,
): string[] {
  if (errors === undefined) return [];
  const [file] = splitAddress(errors);
  return content.some(({ path }) => isWithin(file, path)) ? [] : [file];
}

/**
 * Whether a table of errors has changed with the page that it stands on.
 *
 * @param before - Text of the page; `undefined` where there was none.
 */
export function changesErrors(
  { instances }: SiteConfig['schemas'],
  page: string,
  before: string | undefined,
  after: string | undefined,
): boolean {
  return instances.some(({ errors }) => {
    if (errors === undefined || splitAddress(errors)[0] !== page) return false;
    return errorTable(before ?? '', errors)?.text !== errorTable(after ?? '', errors)?.text;
  });
}

/** @param address - `errors` of the configuration. */
export function errorTable(text: string, address: string): FoundTable | undefined {
  const [, hash] = splitAddress(address);
  return findTable(text, hash === '' ? undefined : idOfFragment(hash));
}

/** Tells of a mistake in a table where the table stands now. */
export function placedIn(table: ErrorTableText | undefined): (found: Diagnostic) => Diagnostic {
  return (found) => {
    const { place } = found;
    if (place?.line === undefined || place.file !== table?.file) return found;
    return { ...found, place: { ...place, line: place.line + table.line - 1 } };
  };
}

function noTable(errors: string): Diagnostic {
  return {
    code: 'no-error-table',
    severity: 'error',
    message: `The configuration names "${errors}" as a table of errors, but there is no table there.`,
    hint: 'Add a table whose lines start with "|" there, or correct the heading after "#".',
  };
}
