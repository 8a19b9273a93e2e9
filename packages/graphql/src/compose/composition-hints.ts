/**
 * Advice on a conflict between subgraphs.
 *
 * @param code - The error code that composition reports, as listed at
 *   https://www.apollographql.com/docs/graphos/schema-design/federated-schemas/reference/errors
 */
export function compositionHint(code: string, message: string): string {
  return (
    special.find(([words]) => message.includes(words))?.[1] ??
    hints[code] ??
    `The rule behind it is described under ${code || 'composition'} at https://www.apollographql.com/docs/graphos/schema-design/federated-schemas/reference/errors.`
  );
}

const LENIENT =
  "Where the gateway takes them as they are, `strictness: 'lenient'` for one of them makes this a warning.";

const GIVEN =
  'Where the gateway takes it as it is, set `composed.path` to the supergraph that your own composition writes.';

/** Parts of messages that are more specific than their code. */
const special: readonly (readonly [words: string, hint: string])[] = [
  [
    'for required context',
    'Clients can reach the field on a path without a type that has this `@context`. Set the context on the types of that path, too, or remove the type of the field from it.',
  ],
  [
    'cannot satisfy @require conditions',
    `Another subgraph must resolve the fields that \`@requires\` names, and may not need this field for that; the gateway gets there by a \`@key\` of each type on the way. ${LENIENT}`,
  ],
  [
    'because it is not a member of a core feature',
    'Import the directive from a specification of your own, at any address: `@link(url: "https://specs.example/rate/v1.0", import: ["@rate"])`.',
  ],
  [
    'Could not find matching directive definition for argument to @composeDirective',
    'Define the directive in the SDL of this subgraph, or correct its name.',
  ],
  [
    'is not a proper subtype',
    'Give the field a type that the interface allows in each of these subgraphs. If it is nullable in one of them, it is nullable for clients.',
  ],
  ['cannot be marked as shareable', 'Leave the field to one of the subgraphs.'],
];

const hints: Readonly<Record<string, string>> = {
  INVALID_FIELD_SHARING:
    'Mark the field as `@shareable` in each of these subgraphs, or leave it to one of them.',
  FIELD_TYPE_MISMATCH:
    'Give the field the same type in each subgraph; only nullability may differ.',
  FIELD_ARGUMENT_TYPE_MISMATCH: 'Give the argument the same type in each subgraph.',
  FIELD_ARGUMENT_DEFAULT_MISMATCH: 'Give the argument the same default value in each subgraph.',
  INPUT_FIELD_DEFAULT_MISMATCH: 'Give the input field the same default value in each subgraph.',
  TYPE_KIND_MISMATCH: 'Define the name as the same kind of type in each subgraph, or rename one.',
  ENUM_VALUE_MISMATCH:
    'An enum that is both returned and accepted needs the same values in each subgraph.',
  EXTERNAL_TYPE_MISMATCH: 'Give the `@external` field the type it has where it is resolved.',
  EXTERNAL_UNUSED:
    'Remove the `@external` field, or use it in a `@key`, `@requires` or `@provides`.',
  EXTERNAL_MISSING_ON_BASE:
    'Define the field in a subgraph that resolves it, or remove `@external`.',
  KEY_INVALID_FIELDS: 'Name only fields in `@key` that the type has in this subgraph.',
  REQUIRES_INVALID_FIELDS: 'Name only fields in `@requires` that the type has in this subgraph.',
  REQUIRES_FIELDS_MISSING_EXTERNAL: 'Mark the fields named in `@requires` as `@external`.',
  PROVIDES_FIELDS_MISSING_EXTERNAL: 'Mark the fields named in `@provides` as `@external`.',
  REQUIRED_ARGUMENT_MISSING_IN_SOME_SUBGRAPH:
    'Add the argument in each subgraph, or make it optional.',
  REQUIRED_INPUT_FIELD_MISSING_IN_SOME_SUBGRAPH:
    'Add the input field in each subgraph, or make it optional.',
  SATISFIABILITY_ERROR: `Give the entity a \`@key\` by which the gateway can get from one of these subgraphs to the other. ${LENIENT}`,
  NO_QUERIES: 'At least one subgraph must define a field of `Query`.',
  REFERENCED_INACCESSIBLE:
    'Mark the field or argument that refers to it as `@inaccessible`, too, or make its type accessible.',
  INVALID_LINK_IDENTIFIER: 'Correct the address of the `@link`.',
  UNKNOWN_FEDERATION_LINK_VERSION:
    'Link a version 2 of the federation specification, such as `url: "https://specs.apollo.dev/federation/v2.9"`.',
  INVALID_LINK_DIRECTIVE_USAGE:
    'Import only names that the linked version of the specification defines, or link a later one.',
  INVALID_GRAPHQL: `Correct the SDL; the federation version that is linked may not know the name. A subgraph without a \`@link\` to federation is of version 1. ${GIVEN}`,
  NO_CONTEXT_IN_SELECTION: 'Write the name of the context and a selection set: `$shop { id }`.',
  OVERRIDE_FROM_SELF_ERROR: 'Name another subgraph in `from`.',
  OVERRIDE_SOURCE_HAS_OVERRIDE: 'Keep `@override` only in the subgraph that resolves the field.',
  EXTENSION_WITH_NO_BASE:
    'Define the type in one of the subgraphs, without `extend`. If another service defines it, add the SDL of that service to `schemas.instances` and, if there is one, to `composed.subgraphs`.',
  AUTH_REQUIREMENTS_APPLIED_ON_INTERFACE: `Write the directive at the types that implement the interface, or at their fields. ${GIVEN}`,
  MISSING_TRANSITIVE_AUTH_REQUIREMENTS: `Repeat at this field what the fields named in \`@requires\` or \`@fromContext\` demand of clients. ${GIVEN}`,
  INTERFACE_FIELD_NO_IMPLEM:
    'Add the field to the type in one of the subgraphs, or remove it from the interface.',
  INTERFACE_KEY_NOT_ON_IMPLEMENTATION:
    'Give each type that implements the interface in this subgraph the same `@key`.',
  PROVIDES_INVALID_FIELDS:
    'Name only fields in `@provides` that the returned type has in this subgraph.',
  EMPTY_MERGED_ENUM_TYPE:
    'Composition keeps only values that all subgraphs have. Give them at least one value in common, or rename one of the enums.',
  EMPTY_MERGED_INPUT_TYPE:
    'Composition keeps only fields that all subgraphs have. Give them at least one field in common, or rename one of the input types.',
};
