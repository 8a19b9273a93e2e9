import { invariant } from '@docgen/core/basics/invariant';
import { compareText } from '@docgen/core/strings/compare-text';
import {
  type DocumentNode,
  type GraphQLDirective,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isScalarType,
  isUnionType,
  print,
} from 'graphql';
import type { LoadedSchema } from '../load/loaded-schema.ts';
import type {
  Definition,
  DirectiveDefinition,
  NamedTypeDefinition,
  OperationDefinition,
} from '../nodes/definition.ts';
import { isForOperations } from '../nodes/directive-locations.ts';
import { rootTypesOf } from '../nodes/root-types.ts';
import { slugOfName } from './slug-of-name.ts';

/**
 * Lists the definitions of a schema that get a page, sorted by section, kind and name (by slug, so
 * that case and leading underscores do not matter):
 *
 * - each field of a root type; the root types themselves have no page,
 * - each type, including scalars of the language that the schema contains, but not the types for
 *   introspection,
 * - each directive; `@oneOf`, which graphql-js adds to every schema, only if it is applied.
 */
export function listDefinitions({
  schema,
  document,
  composed,
  hiding,
}: LoadedSchema): Definition[] {
  const roots = rootTypesOf(schema);
  const definitions: Definition[] = [
    ...Array.from(roots, ([kind, root]) => operations(root, kind)).flat(),
    ...types(schema, new Set(roots.values())),
    ...schema.getDirectives().filter(isListed(schema)).map(directive),
  ];
  const listed = composed
    ? definitions.filter(
        ({ name, coordinate }) =>
          !isUnusedMachinery(name, document) && !hiding?.unlisted.has(coordinate),
      )
    : definitions;
  const keyed = listed.map((definition) => ({ definition, key: sortKey(definition) }));
  return keyed.sort((a, b) => compareText(a.key, b.key)).map(({ definition }) => definition);
}

function sortKey({ section, kind, name, coordinate }: Definition): string {
  // The separator sorts before everything that a name can contain.
  return [section, kind, slugOfName(name), coordinate].join(' ');
}

function operations(
  root: GraphQLObjectType,
  kind: OperationDefinition['kind'],
): OperationDefinition[] {
  return Object.values(root.getFields()).map((field) => ({
    section: 'api',
    kind,
    name: field.name,
    coordinate: `${root.name}.${field.name}`,
    root,
    field,
  }));
}

function types(schema: GraphQLSchema, roots: ReadonlySet<GraphQLNamedType>): NamedTypeDefinition[] {
  return Object.values(schema.getTypeMap())
    .filter((type) => !roots.has(type) && !isIntrospectionType(type))
    .map((type) => ({
      section: 'types',
      kind: kindOfType(type),
      name: type.name,
      coordinate: type.name,
      type,
    }));
}

function kindOfType(type: GraphQLNamedType): NamedTypeDefinition['kind'] {
  if (isObjectType(type)) return 'objects';
  if (isScalarType(type)) return 'scalars';
  if (isInputObjectType(type)) return 'inputs';
  if (isEnumType(type)) return 'enums';
  if (isInterfaceType(type)) return 'interfaces';
  invariant(isUnionType(type), `type ${String(type)} is of no kind`);
  return 'unions';
}

function directive(directive: GraphQLDirective): DirectiveDefinition {
  return {
    // Directives for operations are part of the API.
    section: isForOperations(directive) ? 'api' : 'types',
    kind: 'directives',
    name: directive.name,
    coordinate: `@${directive.name}`,
    directive,
  };
}

function isListed(schema: GraphQLSchema): (directive: GraphQLDirective) => boolean {
  const oneOf = Object.values(schema.getTypeMap()).some(
    (type) => isInputObjectType(type) && type.isOneOf,
  );
  return ({ name, astNode }) => name !== 'oneOf' || oneOf || Boolean(astNode);
}

/** Types that join 0.5 adds for arguments that are filled from a context. */
const contextTypes = new Set(['join__ContextArgument', 'join__FieldValue']);

/**
 * Whether a type is one of those that newer versions of composition add to every supergraph, and no
 * subgraph uses its feature.
 */
function isUnusedMachinery(name: string, supergraph: DocumentNode): boolean {
  return contextTypes.has(name) && !/\bcontextArguments: \[\{/.test(print(supergraph));
}
