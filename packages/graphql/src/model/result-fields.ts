import { byRank } from '@docgen/core/basics/by-rank';
import { cutList } from '@docgen/core/basics/cut-list';
import { isRequired } from '@docgen/core/schema/is-required';
import type {
  FieldModel,
  ResultField,
  ResultType,
  TypeRef,
  Usage,
} from '@docgen/core/schema-model';
import type { EntryDraft } from '../entries/entry-draft.ts';
import { possibleTypes } from '../entries/possible-types.ts';
import { holdsErrors, isErrorField } from '../errors/error-names.ts';
import { insideOf, isWrapper } from '../nodes/wrapper-types.ts';

/**
 * Maximum number of levels of wrappers that are expanded (`depth`), of fields of one type
 * (`fields`) and of all types together (`nodes`), of possible types of an interface or union, and
 * of arguments of a field.
 */
const LIMITS = { depth: 3, fields: 20, nodes: 60, possibleTypes: 10, args: 3 };

/**
 * How many members a union may have, and how many fields a member, if its fields are listed: enough
 * for results with their errors, not for everything that a search or a timeline can find.
 */
const EXPANDED = { members: 5, fields: 8 };

/**
 * The fields of the type that an operation returns. Types in wrappers are expanded, too: payloads,
 * connections and their edges. So are small members of small unions, such as types that represent
 * errors.
 *
 * @param types - Entries of types by name.
 * @param usages - From `indexUsages`; contains the implementations of interfaces.
 * @returns `undefined` for scalars and enums.
 */
export function resultFields(
  returned: TypeRef,
  types: ReadonlyMap<string, EntryDraft>,
  usages: ReadonlyMap<string, readonly Usage[]>,
): ResultType | undefined {
  let left = LIMITS.nodes;
  const expand = (type: TypeRef, depth: number): ResultType | undefined => {
    const entry = types.get(type.name);
    if (entry === undefined || !('fields' in entry || entry.kind === 'unions')) return undefined;
    const all = entry.kind === 'objects' || entry.kind === 'interfaces' ? entry.fields : [];
    const { shown: listed, rest } = cutList(
      inReadingOrder(type.name, all),
      Math.min(LIMITS.fields, left),
    );
    left -= listed.length;
    const allPossible = possibleTypes(entry, types, usages);
    const possible = cutList(allPossible, LIMITS.possibleTypes);
    const isExpanded = entry.kind === 'unions' && allPossible.length <= EXPANDED.members;
    const holdsOwn = ({ name, type: { name: of } }: FieldModel) => holdsErrors(type.name, name, of);
    const isPayload = depth === 0 && all.some(holdsOwn);
    const expands = depth < LIMITS.depth && (isPayload || isWrapper(type.name));
    const isNamespace = all.every((field) => field.args.length > 0 || leadsOn(field));
    const inside = expands ? insideOf(type.name, listed) : [];
    return {
      type,
      fields: listed.map((field): ResultField => {
        const result = inside.includes(field) ? expand(field.type, depth + 1) : undefined;
        const call = callOf(field, isNamespace);
        return {
          field: withoutArguments(field),
          ...(call !== undefined && { call }),
          ...(result !== undefined && { result }),
        };
      }),
      more: rest.length,
      possibleTypes: possible.shown.map(
        (each) => (isExpanded && member(each, depth)) || justNamed(each),
      ),
      moreTypes: possible.rest.length,
    };
  };
  /** A member of a union with its fields, unless these are too many. */
  const member = (type: TypeRef, depth: number): ResultType | undefined => {
    const entry = types.get(type.name);
    const isSmall =
      entry?.kind === 'objects' &&
      entry.fields.length <= Math.min(EXPANDED.fields, left) &&
      depth < LIMITS.depth;
    return isSmall ? expand(type, depth + 1) : undefined;
  };
  const leadsOn = ({ type }: FieldModel): boolean => {
    const entry = types.get(type.name);
    return entry !== undefined && ('fields' in entry || entry.kind === 'unions');
  };
  return expand(returned, 0);
}

function justNamed(type: TypeRef): ResultType {
  return { type, fields: [], more: 0, possibleTypes: [], moreTypes: 0 };
}

/** First the content of a payload, then errors, then fields that are deprecated or inaccessible. */
function inReadingOrder(parent: string, fields: readonly FieldModel[]): FieldModel[] {
  return byRank(fields, ({ name, type, deprecated, inaccessible }) => {
    if (deprecated !== undefined || inaccessible) return 2;
    return isErrorField(name) || holdsErrors(parent, name, type.name) ? 1 : 0;
  });
}

/** See `ResultField.call`. */
function callOf({ args }: FieldModel, isNamespace: boolean): string | undefined {
  const wanted = args.filter((arg) => isRequired(arg) || (isNamespace && !arg.deprecated));
  if (wanted.length === 0) return undefined;
  const { shown } = cutList(wanted, LIMITS.args);
  return `(${[...shown.map(({ name }) => name), ...(shown.length < args.length ? ['…'] : [])].join(', ')})`;
}

function withoutArguments(field: FieldModel): FieldModel {
  return field.args.length === 0 ? field : { ...field, args: [] };
}
