import { buildASTSchema, parse } from 'graphql';
import { exampleFaults } from './example-faults.ts';
import { modelsOf } from './load-schema.ts';

/**
 * The generated example of an operation of a schema.
 *
 * @param coordinate - That of the operation, such as `Query.order`.
 * @returns Also the operation on one line, and the fields of the result that its page lists.
 * @throws Error if there is no such operation, or its example does not fit the schema.
 */
export function exampleIn(sdl: string, coordinate: string) {
  const entry = modelsOf({ shop: sdl }).value.entry('shop', coordinate);
  if (!('field' in entry)) throw new Error(`${coordinate} is no operation`);
  // Without the definitions of federation, which loading adds.
  const schema = buildASTSchema(parse(sdl), { assumeValidSDL: true });
  const faults = exampleFaults(schema, entry);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const { examples, resultFields } = entry;
  const [{ operation = '', variables = '{}', response = '', files } = {}] = examples;
  return {
    operation,
    line: operation.replace(/\s+/g, ' '),
    variables: JSON.parse(variables),
    response: JSON.parse(response),
    files,
    resultFields,
  };
}
