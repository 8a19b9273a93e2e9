import { addToList } from '@docgen/core/basics/add-to-list';
import { lastName } from '@docgen/core/schema/last-name';
import {
  type ArgumentNode,
  type DirectiveNode,
  type DocumentNode,
  type FieldNode,
  type InputValueDefinitionNode,
  Kind,
  type NameNode,
  type SelectionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';
import {
  type CoordinateNode,
  coordinates,
  definitionsByCoordinate,
} from '../nodes/definitions-by-coordinate.ts';
import { namedTypeOf } from '../nodes/named-type-of.ts';
import { selectionsIn } from '../nodes/selections-in.ts';
import { ownerOf } from './hidden-coordinates.ts';

/** What is hidden in a document. */
export interface Hidden {
  /** Coordinates, including those of dependants. */
  readonly coordinates: ReadonlySet<string>;
  /** Names that no visible definition has. */
  readonly names: ReadonlySet<string>;
  /** All definitions by coordinate, including hidden ones. */
  readonly definitions: ReadonlyMap<string, CoordinateNode>;
}

/**
 * What is hidden in a document.
 *
 * @param hidden - Coordinates, including those of dependants and of other documents.
 */
export function hiddenPart(document: DocumentNode, hidden: ReadonlySet<string>): Hidden {
  const definitions = definitionsByCoordinate(document);
  const defined = [...hidden].filter((coordinate) => definitions.has(coordinate));
  return { coordinates: hidden, names: hiddenNames(document, hidden, defined), definitions };
}

/** Names of the given hidden definitions that no visible definition has, see `lastName`. */
export function hiddenNames(
  document: DocumentNode,
  hidden: ReadonlySet<string>,
  of: readonly string[],
): ReadonlySet<string> {
  const names = new Set(of.flatMap((coordinate) => lastName(coordinate) ?? []));
  for (const [coordinate] of coordinates(document)) {
    if (!hidden.has(coordinate)) names.delete(lastName(coordinate) ?? '');
  }
  return names;
}

/** Determines which values contain something hidden. */
export interface HiddenInValues {
  /** Whether a text contains a hidden name. */
  readonly inText: (text: string) => boolean;
  /**
   * Whether a value of a type contains a hidden enum value or input field, or leaves out an input
   * field, see `inDefaults`.
   */
  readonly inValue: (value: ValueNode, type: string | undefined) => boolean;
  /**
   * Whether an argument of a directive contains something hidden. Its strings may be selections of
   * fields.
   *
   * @param on - Coordinate of the definition that the directive is applied to.
   */
  readonly inArgument: (directive: DirectiveNode, argument: ArgumentNode, on: string) => boolean;
  /**
   * Whether something is not given that is required without its default value, which contains
   * something hidden.
   *
   * @param owner - Coordinate of a directive or an input object.
   */
  readonly inDefaults: (owner: string, given: readonly { readonly name: NameNode }[]) => boolean;
}

/**
 * Names are looked up in the types that they belong to, because other types may have the same
 * names. If the type is unknown, as in JSON and in strings, a name is hidden if no visible
 * definition has it.
 */
export function hiddenInValues({ coordinates, names, definitions }: Hidden): HiddenInValues {
  const isHiddenName = (name: string) => coordinates.has(name) || names.has(name);
  const isHiddenHere = (coordinate: string) =>
    definitions.has(coordinate) && coordinates.has(coordinate);
  const isHidden = (name: string, type = '') => {
    const coordinate = `${type}.${name}`;
    return definitions.has(coordinate) ? coordinates.has(coordinate) : isHiddenName(name);
  };
  const typeOf = (coordinate: string) => {
    const node = definitions.get(coordinate);
    return node !== undefined && 'type' in node ? namedTypeOf(node.type) : undefined;
  };
  const inText = (text: string) => namesIn(text).some(isHiddenName);

  function inValue(value: ValueNode, type: string | undefined, isHiddenText = inText): boolean {
    switch (value.kind) {
      case Kind.LIST:
        return value.values.some((each) => inValue(each, type, isHiddenText));
      case Kind.OBJECT:
        return (
          inDefaults(type ?? '', value.fields) ||
          value.fields.some(
            ({ name, value: inside }) =>
              isHidden(name.value, type) ||
              inValue(inside, typeOf(`${type}.${name.value}`), isHiddenText),
          )
        );
      case Kind.ENUM:
        return isHidden(value.value, type);
      case Kind.STRING:
        return isHiddenText(value.value);
      default:
        return false;
    }
  }

  const withDefaults = requiredWithoutDefault(definitions);
  const lost = new Map<string, boolean>();

  function inDefaults(owner: string, given: readonly { readonly name: NameNode }[]): boolean {
    return (withDefaults.get(owner) ?? []).some(
      ([coordinate, node]) =>
        !coordinates.has(coordinate) &&
        !given.some(({ name }) => name.value === node.name.value) &&
        isLost(coordinate, node),
    );
  }

  function isLost(coordinate: string, { defaultValue, type }: InputValueDefinitionNode): boolean {
    const known = lost.get(coordinate);
    if (known !== undefined || defaultValue === undefined) return known ?? false;
    // Default values of input objects may contain each other.
    lost.set(coordinate, false);
    const isHiddenValue = inValue(defaultValue, namedTypeOf(type));
    lost.set(coordinate, isHiddenValue);
    return isHiddenValue;
  }

  function inSelections({ selections }: SelectionSetNode, type: string | undefined): boolean {
    return selections.some((selection) => inSelection(selection, type));
  }

  function inSelection(selection: SelectionNode, type: string | undefined): boolean {
    switch (selection.kind) {
      case Kind.FIELD:
        return inField(selection, type);
      case Kind.INLINE_FRAGMENT: {
        const on = selection.typeCondition?.name.value ?? type;
        return (on !== type && isHiddenName(on ?? '')) || inSelections(selection.selectionSet, on);
      }
      case Kind.FRAGMENT_SPREAD:
        return false;
    }
  }

  function inField({ name, arguments: args, selectionSet }: FieldNode, type = ''): boolean {
    const field = `${type}.${name.value}`;
    const isHiddenArgument = (arg: ArgumentNode) => {
      const coordinate = `${field}(${arg.name.value}:)`;
      return coordinates.has(coordinate) || inValue(arg.value, typeOf(coordinate));
    };
    return (
      isHidden(name.value, type) ||
      (args ?? []).some(isHiddenArgument) ||
      (selectionSet !== undefined && inSelections(selectionSet, typeOf(field)))
    );
  }

  const inArgument: HiddenInValues['inArgument'] = ({ name: directive }, { name, value }, on) => {
    const around = on.replace(/\W.*/, '');
    const types = [around, typeOf(on) ?? ''];
    // In a supergraph, this is the name of the argument.
    if (/provides$/.test(directive.value) || name.value === 'provides') types.reverse();
    const isHiddenText = (text: string) => {
      const selections = selectionsIn(text);
      const type = types.find((each) => isSelectionOf(selections, each));
      if (selections !== undefined && type !== undefined) return inSelections(selections, type);
      const places = (word: string) => [...types.map((of) => `${of}.${word}`), `${on}(${word}:)`];
      return namesIn(text).some((word) => isHiddenName(word) || places(word).some(isHiddenHere));
    };
    return inValue(value, typeOf(`@${directive.value}(${name.value}:)`), isHiddenText);
  };

  /** Whether a type has all selected fields. */
  function isSelectionOf(set: SelectionSetNode | undefined, type: string): boolean {
    return (
      set?.selections.every(
        (each) => each.kind !== Kind.FIELD || definitions.has(`${type}.${each.name.value}`),
      ) === true
    );
  }

  return { inText, inValue, inArgument, inDefaults };
}

/** Arguments of directives and input fields that are required without their default value. */
function requiredWithoutDefault(definitions: Hidden['definitions']) {
  const found = new Map<string, (readonly [string, InputValueDefinitionNode])[]>();
  for (const [coordinate, node] of definitions) {
    const hasDefault = node.kind === Kind.INPUT_VALUE_DEFINITION && node.defaultValue !== undefined;
    if (hasDefault && node.type.kind === Kind.NON_NULL_TYPE)
      addToList(found, ownerOf(coordinate), [coordinate, node]);
  }
  return found;
}

/** The names in a text, alone and with their owner: `Order`, `items` and `Order.items`, `@key`. */
export function namesIn(text: string): string[] {
  return namesAt(text).flatMap(({ names }) => names);
}

/** A word of a text that may be a schema coordinate. */
export interface NamesAt {
  /** Offset in the text. */
  readonly at: number;
  readonly word: string;
  /** The names that it consists of, the longest first. */
  readonly names: readonly string[];
}

/** The words of a text, with the same names. */
export function namesAt(text: string): NamesAt[] {
  return Array.from(text.matchAll(/@?\w+(\.\w+)?(\(\w+:\))?/g), ({ 0: word, index: at }) => {
    return { at, word, names: [word, word.replace(/\(.*/, ''), ...word.split(/\W+/)] };
  });
}
