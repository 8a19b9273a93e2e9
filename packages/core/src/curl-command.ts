import type { OperationExample } from './schema-model.ts';

/** Stands where the schema's address is not configured. */
const PLACEHOLDER = 'https://api.example.com/graphql';

/**
 * A command of a POSIX shell that sends an example with curl, as JSON over HTTP.
 *
 * @param endpoint - `SchemaModel.endpoint`.
 */
export function curlCommand(
  { operation, variables }: Pick<OperationExample, 'operation' | 'variables'>,
  endpoint: string = PLACEHOLDER,
): string {
  const body = JSON.stringify({
    query: operation,
    ...(variables !== undefined && { variables: JSON.parse(variables) }),
  });
  return [
    `curl ${quoted(endpoint)} \\`,
    "  -H 'content-type: application/json' \\",
    `  -d ${quoted(body)}`,
  ].join('\n');
}

/** In single quotes nothing means anything to a shell but another one. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
