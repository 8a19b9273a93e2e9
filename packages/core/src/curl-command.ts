import type { OperationExample, SchemaModel } from './schema-model.ts';

/** Stands where the schema's address is not configured. */
const PLACEHOLDER = 'https://api.example.com/graphql';

/**
 * A command of a POSIX shell that sends an example with curl: as JSON over HTTP, and with its files
 * as a form (https://github.com/jaydenseric/graphql-multipart-request-spec).
 *
 * @param schema - Where it is sent to, and with which headers.
 */
export function curlCommand(
  { operation, variables, files = [] }: Pick<OperationExample, 'operation' | 'variables' | 'files'>,
  { endpoint = PLACEHOLDER, headers = {} }: Pick<SchemaModel, 'endpoint' | 'headers'>,
): string {
  const values = variables === undefined ? undefined : JSON.parse(variables);
  const names = files.map((path) => takeOut(values, path.split('.')));
  const body = JSON.stringify({ query: operation, ...(values && { variables: values }) });
  return [
    `curl ${quoted(endpoint)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${withVariables(`${name}: ${value}`)}`),
    ...(files.length === 0
      ? [`-H 'content-type: application/json'`, `-d ${quoted(body)}`]
      : [
          `--form-string ${quoted(`operations=${body}`)}`,
          `--form-string ${quoted(`map=${JSON.stringify(mapOf(files))}`)}`,
          ...names.map((name, index) => `-F ${quoted(`${index}=@${name}`)}`),
        ]),
  ].join(' \\\n  ');
}

/** Which part of the form belongs to which variable. */
function mapOf(files: readonly string[]): Record<string, [string]> {
  return Object.fromEntries(files.map((path, index) => [index, [`variables.${path}`]]));
}

/** Puts null in the place of a value. @returns The value. */
function takeOut(within: Record<string, unknown>, [key = '', ...rest]: readonly string[]): unknown {
  const value = within[key];
  if (rest.length > 0) return takeOut(value as Record<string, unknown>, rest);
  within[key] = null;
  return value;
}

/** In single quotes nothing means anything to a shell but another one. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/**
 * In double quotes, where a shell puts in the values of `$NAME` and `${NAME}`. What else it would
 * read there is escaped; for `!`, the history of interactive shells, that takes other quotes.
 */
function withVariables(text: string): string {
  const special = /(\$(?:[a-z_]\w*|\{[a-z_]\w*\}))|[$`"\\]|!/gi;
  const escaped = text.replace(special, (mark, variable?: string) => {
    if (variable !== undefined) return variable;
    return mark === '!' ? `"'!'"` : `\\${mark}`;
  });
  return `"${escaped}"`;
}
