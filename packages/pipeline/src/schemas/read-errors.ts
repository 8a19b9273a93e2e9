import { join } from 'node:path';
import { type FoundTable, findTable } from '@docgen/content/find-table';
import { idOfFragment, splitAddress } from '@docgen/core/addresses/address';
import type { ResolvedSchemaInstance, SiteConfig } from '@docgen/core/config';
import type { Checked, Diagnostic } from '@docgen/core/diagnostic';
import { isWithin } from '@docgen/files/is-within';
import { readSource } from '@docgen/files/read-source';

/** A table of errors in a file. */
export interface ErrorTableText extends FoundTable {
  readonly file: string;
  /** Address of the table for links in descriptions; `undefined` if the file is not a page. */
  readonly page?: string;
}

/**
 * Reads a schema's table of errors.
 *
 * @param placeOf - Returns its place in the configuration.
 * @returns `undefined` if there is none. Reports `no-error-table` if it is configured but missing,
 *   and why the file cannot be read.
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

/** The file with a schema's table of errors; empty if that is a page. */
export function errorFile(
  { errors }: ResolvedSchemaInstance,
  { content }: Pick<SiteConfig, 'content'>,
): string[] {
  if (errors === undefined) return [];
  const [file] = splitAddress(errors);
  return content.some(({ path }) => isWithin(file, path)) ? [] : [file];
}

/**
 * Whether a change of a page changes a table of errors on it.
 *
 * @param before - Previous text of the page; `undefined` if it did not exist.
 * @param after - Current text of the page; `undefined` if it no longer exists.
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
function errorTable(text: string, address: string): FoundTable | undefined {
  const [, hash] = splitAddress(address);
  return findTable(text, hash === '' ? undefined : idOfFragment(hash));
}

/** Converts lines relative to the table into lines of its file. */
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
