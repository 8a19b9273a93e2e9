import { addToList } from '@docgen/core/add-to-list';
import { compareText } from '@docgen/core/compare-text';
import type { Usage } from '@docgen/core/schema-model';
import {
  type GraphQLArgument,
  type GraphQLType,
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isUnionType,
} from 'graphql';
import type { Definition } from './definition.ts';
import type { EntryAddress } from './model-scope.ts';

/**
 * Who refers to which type, read off all definitions in one pass.
 *
 * @param definitions - Everything that has a page.
 * @param addresses - Their addresses by coordinate.
 * @returns References by the coordinate of what is referred to, sorted by coordinate.
 */
export function indexUsages(
  definitions: readonly Definition[],
  addresses: ReadonlyMap<string, EntryAddress>,
): Map<string, readonly Usage[]> {
  const usages = new Map<string, Usage[]>();
  for (const definition of definitions) {
    const to = addresses.get(definition.coordinate)?.route;
    if (to === undefined) continue;
    for (const { type, how, coordinate } of referencesOf(definition)) {
      const { name } = getNamedType(type);
      addToList(usages, name, { how, coordinate, to });
    }
  }
  for (const list of usages.values()) list.sort(byCoordinate);
  return usages;
}

interface Reference {
  readonly type: GraphQLType;
  readonly how: Usage['how'];
  readonly coordinate: string;
}

/** Every place at which a definition names a type. */
function referencesOf(definition: Definition): Reference[] {
  const { coordinate } = definition;
  if ('field' in definition) {
    const { type, args } = definition.field;
    return [{ type, how: 'returns', coordinate }, ...argumentReferences(coordinate, args)];
  }
  if ('directive' in definition) return argumentReferences(coordinate, definition.directive.args);
  const { type } = definition;
  if (isObjectType(type) || isInterfaceType(type)) {
    return [
      ...type.getInterfaces().map((of) => ({ type: of, how: 'implements' as const, coordinate })),
      ...Object.values(type.getFields()).flatMap((field): Reference[] => {
        const at = `${coordinate}.${field.name}`;
        return [
          { type: field.type, how: 'field', coordinate: at },
          ...argumentReferences(at, field.args),
        ];
      }),
    ];
  }
  if (isUnionType(type)) {
    return type.getTypes().map((of) => ({ type: of, how: 'member', coordinate }));
  }
  if (!isInputObjectType(type)) return [];
  return Object.values(type.getFields()).map((field) => ({
    type: field.type,
    how: 'input-field',
    coordinate: `${coordinate}.${field.name}`,
  }));
}

function argumentReferences(coordinate: string, args: readonly GraphQLArgument[]): Reference[] {
  return args.map(({ name, type }) => ({
    type,
    how: 'argument',
    coordinate: `${coordinate}(${name}:)`,
  }));
}

function byCoordinate(a: Usage, b: Usage): number {
  return compareText(a.coordinate, b.coordinate) || compareText(a.how, b.how);
}
