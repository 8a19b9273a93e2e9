import type { PageCode } from '@docgen/content/compiled-page';
import {
  executeSync,
  GraphQLError,
  GraphQLScalarType,
  type GraphQLSchema,
  getOperationAST,
  getVariableValues,
  parse,
  print,
  validate,
} from 'graphql';

/** A GraphQL request as a page shows it. */
export interface ShownRequest {
  readonly code: PageCode;
  /** Text of the operation. */
  readonly operation: string;
  /** Id of the schema that it is for. */
  readonly schema: string;
  /** What the page gives for its variables. */
  readonly variables?: Readonly<Record<string, unknown>>;
  /** What the page says that comes back. */
  readonly answer?: { readonly data?: unknown; readonly errors?: unknown };
}

const title = ({ language, meta }: PageCode, text: string) =>
  language === 'json' && meta.includes(`title="${text}"`);

/**
 * The requests of `graphql` fences. The fence `json title="Variables"` right behind one holds its
 * variables, and `json title="Answer"` belongs to the last one before it.
 *
 * @param blocks - Fences of one page, in its order.
 */
export function requestsOfFences(blocks: readonly PageCode[]): ShownRequest[] {
  return blocks.flatMap((code, index) => {
    if (code.language !== 'graphql' || /\bnocheck\b/.test(code.meta)) return [];
    const rest = blocks.slice(index + 1);
    const [next] = rest;
    const until = rest.findIndex(({ language }) => language === 'graphql');
    const answer = (until < 0 ? rest : rest.slice(0, until)).find((it) => title(it, 'Answer'));
    return {
      code,
      operation: code.code,
      schema: /schema=(\w+)/.exec(code.meta)?.[1] ?? 'schema',
      ...(next && title(next, 'Variables') ? { variables: JSON.parse(next.code) } : {}),
      ...(answer ? { answer: JSON.parse(answer.code) } : {}),
    };
  });
}

/** Fences that say they are variables and do not stand behind an operation. */
export function strayVariables(blocks: readonly PageCode[]): PageCode[] {
  return blocks.filter(
    (code, index) => title(code, 'Variables') && blocks[index - 1]?.language !== 'graphql',
  );
}

/**
 * The requests to the gateway in scripts: bodies of curl, and operations in the quotes of the
 * language. They have names there; a page may ask a service of its own without one.
 */
export function requestsOfScript(code: PageCode): ShownRequest[] {
  const request = (operation: string, more: Partial<ShownRequest> = {}) => ({
    code,
    operation,
    schema: 'schema',
    ...more,
  });
  if (code.language === 'ts') {
    return [...code.code.matchAll(/`((?:query|mutation) \w[^`]*)`/g)].map(([, it]) =>
      request(it ?? ''),
    );
  }
  if (code.language !== 'sh') return [];
  const operations = [...code.code.matchAll(/'((?:query|mutation) \w[^']*)'/g)];
  const bodies = [...code.code.matchAll(/'(\{\s*"query": *"(?:query|mutation) \w[^']*\})'/g)];
  return [
    ...operations.map(([, it]) => request(it ?? '')),
    ...bodies.map(([, it]) => {
      const { query, variables } = JSON.parse(it ?? '');
      return request(query, variables ? { variables } : {});
    }),
  ];
}

/** How the scalars of the shop are written. */
const SCALARS: Readonly<Record<string, RegExp>> = {
  UUID: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i,
  DateTime: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/,
  Date: /^\d{4}-\d\d-\d\d$/,
};

/** Makes the scalars of a schema refuse what is not written as they are: SDL gives them a name only. */
export function checkScalars(schema: GraphQLSchema): GraphQLSchema {
  for (const [name, form] of Object.entries(SCALARS)) {
    const type = schema.getType(name);
    if (!(type instanceof GraphQLScalarType)) continue;
    type.parseValue = (value) => {
      if (typeof value === 'string' && form.test(value)) return value;
      throw new GraphQLError(`${JSON.stringify(value)} is no ${name}`);
    };
    type.serialize = type.parseValue;
  }
  return schema;
}

/**
 * Holds a request against its schema: the operation, its variables, and whether the answer is what
 * a server makes of its own data.
 *
 * @returns What is wrong.
 */
export function requestProblems(request: ShownRequest, schema: GraphQLSchema): string[] {
  const document = parse(request.operation);
  const operation = getOperationAST(document);
  if (!operation) return [];
  const invalid = validate(schema, document).map(({ message }) => message);
  if (invalid.length > 0) return invalid;

  const declared = operation.variableDefinitions ?? [];
  // A file travels beside the JSON, which has `null` in its place.
  if (declared.some(({ type }) => print(type) === 'Upload!')) return [];
  const fence = request.code.language === 'graphql';
  if (fence && declared.length > 0 && !request.variables) return ['has no variables behind it'];
  if (request.variables) {
    const names = declared.map(({ variable }) => variable.name.value);
    const unknown = Object.keys(request.variables).filter((name) => !names.includes(name));
    if (unknown.length > 0) return unknown.map((name) => `declares no $${name}`);
    const { errors } = getVariableValues(schema, declared, request.variables);
    if (errors) return errors.map(({ message }) => message);
  }
  if (!request.answer || request.answer.errors) return [];
  const { data, errors } = executeSync({
    schema,
    document,
    variableValues: request.variables,
    rootValue: request.answer.data,
  });
  if (errors) return errors.map(({ message }) => message);
  const [said, given] = [request.answer.data, data].map((it) => JSON.stringify(it));
  return said === given ? [] : [`answers ${given}, not ${said}`];
}
