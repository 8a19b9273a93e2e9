import type { Criticality } from '@docgen/core/schema/schema-changes';
import { compareText } from '@docgen/core/strings/compare-text';
import {
  astFromValue,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLSchema,
  isInputObjectType,
  isNonNullType,
  isTypeSubTypeOf,
  Kind,
  parseType,
  print,
  typeFromAST,
  visit,
} from 'graphql';
import { asLiterals } from '../nodes/default-values.ts';
import { isForOperations } from '../nodes/directive-locations.ts';
import { fieldsOf } from '../nodes/type-members.ts';
import type { SchemaChange } from './schema-change.ts';

/**
 * Finds changes of inputs that graphql-js does not find, or only in part: default values, types of
 * arguments of directives for operations, and `@oneOf`.
 *
 * @param before - Schema with defaults that can be printed, see `withPrintableDefaults`; likewise
 *   `after`.
 */
export function inputChanges(before: GraphQLSchema, after: GraphQLSchema): SchemaChange[] {
  const previous = inputsOf(before);
  const ofInputs = Array.from(inputsOf(after)).flatMap(([coordinate, { kind, subject, input }]) => {
    const old = previous.get(coordinate)?.input;
    if (old === undefined) return [];
    // graphql-js finds changes of the types of other inputs.
    const ofType = kind === 'DIRECTIVE_ARG' ? typeChange(old, input, after) : undefined;
    return [ofType, defaultChange(old, input)]
      .filter((change) => change !== undefined)
      .map(({ criticality, type, what }) => ({
        criticality,
        type: `${kind}_${type}`,
        coordinate,
        message: `${subject} ${what}.`,
      }));
  });
  return [...ofInputs, ...oneOfChanges(before, after)];
}

interface Input {
  readonly kind: 'ARG' | 'INPUT_FIELD' | 'DIRECTIVE_ARG';
  /** Subject of messages, in the style of graphql-js: `Query.orders arg first`. */
  readonly subject: string;
  readonly input: GraphQLArgument | GraphQLInputField;
}

/** Arguments and input fields by coordinate. Of directives, only those for operations count. */
function inputsOf(schema: GraphQLSchema): Map<string, Input> {
  const found = new Map<string, Input>();
  const addArguments = (
    kind: Input['kind'],
    owner: string,
    { args }: { readonly args: readonly GraphQLArgument[] },
  ) => {
    for (const input of args) {
      found.set(`${owner}(${input.name}:)`, { kind, subject: `${owner} arg ${input.name}`, input });
    }
  };
  for (const type of Object.values(schema.getTypeMap())) {
    if (isInputObjectType(type)) {
      for (const input of Object.values(type.getFields())) {
        const coordinate = `${type.name}.${input.name}`;
        found.set(coordinate, { kind: 'INPUT_FIELD', subject: coordinate, input });
      }
    }
    for (const field of Object.values(fieldsOf(type))) {
      addArguments('ARG', `${type.name}.${field.name}`, field);
    }
  }
  for (const directive of schema.getDirectives().filter(isForOperations)) {
    addArguments('DIRECTIVE_ARG', `@${directive.name}`, directive);
  }
  return found;
}

interface InputChange {
  readonly criticality: Criticality;
  readonly type: 'CHANGED_KIND' | 'DEFAULT_VALUE_CHANGE';
  readonly what: string;
}

function typeChange(
  old: Input['input'],
  now: Input['input'],
  schema: GraphQLSchema,
): InputChange | undefined {
  const type = typeFromAST(schema, parseType(String(old.type)));
  // A change of the type is only compatible if all values of the old type remain valid.
  if (type !== undefined && isTypeSubTypeOf(schema, type, now.type)) return undefined;
  const what = `has changed type from ${String(old.type)} to ${String(now.type)}`;
  return { criticality: 'breaking', type: 'CHANGED_KIND', what };
}

function defaultChange(old: Input['input'], now: Input['input']): InputChange | undefined {
  const change = (criticality: Criticality, what: string): InputChange => ({
    criticality,
    type: 'DEFAULT_VALUE_CHANGE',
    what,
  });
  const [from, to] = [defaultOf(old), defaultOf(now)];
  if (from === to) return undefined;
  if (to === undefined) {
    // Without a default value, a non-null input is required.
    return change(isNonNullType(now.type) ? 'breaking' : 'dangerous', 'defaultValue was removed');
  }
  if (from === undefined) {
    // A non-null input without a default value was required, so no request relies on its absence.
    return change(isNonNullType(old.type) ? 'safe' : 'dangerous', `now has defaultValue ${to}`);
  }
  return change('dangerous', `has changed defaultValue from ${from} to ${to}`);
}

/** A default value as SDL, with sorted fields, so that equal values have the same text. */
function defaultOf({ defaultValue, type }: Input['input']): string | undefined {
  const value = astFromValue(defaultValue, type);
  if (value == null) return undefined;
  const sorted = visit(value, {
    [Kind.OBJECT]: {
      leave: (node) => ({
        ...node,
        fields: node.fields.toSorted((a, b) => compareText(a.name.value, b.name.value)),
      }),
    },
  });
  return asLiterals(print(sorted));
}

function oneOfChanges(before: GraphQLSchema, after: GraphQLSchema): SchemaChange[] {
  return Object.values(after.getTypeMap()).flatMap((now): SchemaChange[] => {
    const old = before.getType(now.name);
    if (!isInputObjectType(old) || !isInputObjectType(now) || old.isOneOf === now.isOneOf) {
      return [];
    }
    const [type, what, criticality] = now.isOneOf
      ? (['ONE_OF_ADDED', 'added to', 'breaking'] as const)
      : (['ONE_OF_REMOVED', 'removed from', 'safe'] as const);
    const { name: coordinate } = now;
    return [
      { criticality, type, coordinate, message: `@oneOf was ${what} input type ${coordinate}.` },
    ];
  });
}
