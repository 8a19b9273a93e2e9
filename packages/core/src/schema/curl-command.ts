import type { OperationExample, SchemaModel } from '../schema-model.ts';

/** Used if no address is configured for the schema. */
const PLACEHOLDER = 'https://api.example.com/graphql';

/**
 * A POSIX shell command that sends an example with curl: as JSON, or, if it has files, as a form
 * (https://github.com/jaydenseric/graphql-multipart-request-spec).
 *
 * @param schema - Provides the address that it is sent to, and the headers.
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

/** Maps parts of the form to variables. */
function mapOf(files: readonly string[]): Record<string, [string]> {
  return Object.fromEntries(files.map((path, index) => [index, [`variables.${path}`]]));
}

/** Replaces a value by null. @returns The replaced value. */
function takeOut(within: Record<string, unknown>, [key = '', ...rest]: readonly string[]): unknown {
  const value = within[key];
  if (rest.length > 0) return takeOut(value as Record<string, unknown>, rest);
  within[key] = null;
  return value;
}

/** In single quotes, a single quote is the only character that is special to a shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/**
 * Quotes a text with double quotes, so that a shell replaces `$NAME` and `${NAME}` by their values.
 * Other special characters are escaped. A `!`, which interactive shells read as a reference to
 * their history, cannot be escaped in double quotes, so it is put in single quotes.
 */
function withVariables(text: string): string {
  const special = /(\$(?:[a-z_]\w*|\{[a-z_]\w*\}))|[$`"\\]|!/gi;
  const escaped = text.replace(special, (mark, variable?: string) => {
    if (variable !== undefined) return variable;
    return mark === '!' ? `"'!'"` : `\\${mark}`;
  });
  return `"${escaped}"`;
}
