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
  /** Values of its variables, as the page shows them. */
  readonly variables?: Readonly<Record<string, unknown>>;
  /** The response, as the page shows it. */
  readonly answer?: { readonly data?: unknown; readonly errors?: unknown };
}

const title = ({ language, meta }: PageCode, text: string) =>
  language === 'json' && meta.includes(`title="${text}"`);

/**
 * The requests in `graphql` fences. A fence `json title="Variables"` directly after one contains
 * its variables; `json title="Answer"` belongs to the last one before it.
 *
 * @param blocks - Fences of one page, in their order.
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

/** Fences titled "Variables" that do not follow an operation. */
export function strayVariables(blocks: readonly PageCode[]): PageCode[] {
  return blocks.filter(
    (code, index) => title(code, 'Variables') && blocks[index - 1]?.language !== 'graphql',
  );
}

/**
 * The requests to the gateway in scripts: bodies of `curl` commands, and operations in string
 * literals. They are recognised by their operation name; requests to a single service may go
 * without one.
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

/** The lexical forms of the shop's custom scalars. */
const SCALARS: Readonly<Record<string, RegExp>> = {
  UUID: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i,
  DateTime: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/,
  Date: /^\d{4}-\d\d-\d\d$/,
};

/**
 * Makes the custom scalars of a schema reject values of another form. SDL declares only their
 * names.
 */
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
 * Checks a request against its schema: the operation, its variables, and whether a server could
 * give the answer.
 *
 * @returns The problems found.
 */
export function requestProblems(request: ShownRequest, schema: GraphQLSchema): string[] {
  const document = parse(request.operation);
  const operation = getOperationAST(document);
  if (!operation) return [];
  const invalid = validate(schema, document).map(({ message }) => message);
  if (invalid.length > 0) return invalid;

  const declared = operation.variableDefinitions ?? [];
  // Files are sent beside the JSON, which has `null` in their place.
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
