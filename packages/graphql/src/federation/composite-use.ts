import {
  type ConstDirectiveNode,
  type DocumentNode,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
  isTypeDefinitionNode,
  isTypeExtensionNode,
  Kind,
} from 'graphql';
import { federationNames } from './federation-names.ts';

/**
 * The first directive that makes a document a source schema of the Composite Schemas specification,
 * as HotChocolate Fusion and others compose them: `@lookup` without arguments at a field that finds
 * an object by its arguments, or `@is(field:)` or `@require(field:)` at an argument. Other
 * directives of the specification have names of federation. A directive that the document defines
 * in another way than the specification is a service's own.
 *
 * @returns `undefined` for other documents, such as all that link to federation.
 * @see https://graphql.github.io/composite-schemas-spec/draft/#sec-Source-Schema
 */
export function compositeUse(document: DocumentNode): ConstDirectiveNode | undefined {
  const isOwn = ownDirectives(document);
  const values = valueTypes(document);
  const looksUp = (field: FieldDefinitionNode | InputValueDefinitionNode) =>
    field.kind === Kind.FIELD_DEFINITION && findsObject(field, values)
      ? field.directives?.find(isLookup)
      : undefined;
  for (const node of document.definitions) {
    if (!isTypeDefinitionNode(node) && !isTypeExtensionNode(node)) continue;
    for (const field of 'fields' in node ? (node.fields ?? []) : []) {
      const args: readonly InputValueDefinitionNode[] =
        'arguments' in field ? (field.arguments ?? []) : [];
      const uses = [
        looksUp(field),
        ...args.flatMap(({ directives = [] }) => directives.filter(mapsField)),
      ];
      const use = uses.find((each) => each !== undefined && !isOwn(each));
      if (use !== undefined) return federationNames(document).linked ? undefined : use;
    }
  }
  return undefined;
}

/** The arguments of the directives in the specification. */
const DEFINED: ReadonlyMap<string, readonly string[]> = new Map([
  ['lookup', []],
  ['is', ['field']],
  ['require', ['field']],
]);

/** Whether the document itself defines a directive with other arguments. */
function ownDirectives(document: DocumentNode): (use: ConstDirectiveNode) => boolean {
  const own = new Set(
    document.definitions.flatMap((node) => {
      if (node.kind !== Kind.DIRECTIVE_DEFINITION) return [];
      const names = (node.arguments ?? []).map(({ name }) => name.value);
      const known = DEFINED.get(node.name.value) ?? [];
      return names.join() === known.join() ? [] : [node.name.value];
    }),
  );
  return ({ name }) => own.has(name.value);
}

const BUILT_IN = ['Boolean', 'Float', 'ID', 'Int', 'String'];

/** The names of scalars and enums. */
function valueTypes({ definitions }: DocumentNode): ReadonlySet<string> {
  return new Set([
    ...BUILT_IN,
    ...definitions.flatMap((node) =>
      node.kind === Kind.SCALAR_TYPE_DEFINITION || node.kind === Kind.ENUM_TYPE_DEFINITION
        ? [node.name.value]
        : [],
    ),
  ]);
}

/** Whether a field has arguments, and returns one object. */
function findsObject(
  { type, arguments: args = [] }: FieldDefinitionNode,
  values: ReadonlySet<string>,
): boolean {
  const returned = type.kind === Kind.NON_NULL_TYPE ? type.type : type;
  return args.length > 0 && returned.kind === Kind.NAMED_TYPE && !values.has(returned.name.value);
}

function isLookup({ name, arguments: given = [] }: ConstDirectiveNode): boolean {
  return name.value === 'lookup' && given.length === 0;
}

function mapsField({ name, arguments: given = [] }: ConstDirectiveNode): boolean {
  return /^(is|require)$/.test(name.value) && given.some((arg) => arg.name.value === 'field');
}
