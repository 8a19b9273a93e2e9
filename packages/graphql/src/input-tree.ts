import { cutList } from '@docgen/core/cut-list';
import { isRequired } from '@docgen/core/is-required';
import { isOneOf } from '@docgen/core/one-of';
import type {
  ArgumentModel,
  Documented,
  EnumEntry,
  EnumValues,
  FieldModel,
  InputNode,
} from '@docgen/core/schema-model';
import { sinceWithin } from '@docgen/core/since-text';
import type { EntryDraft } from './entry-draft.ts';

/**
 * Maximum number of levels of input types that are expanded (`depth`), of fields in the tree of an
 * operation (`nodes`), and of values of an enum (`values`).
 */
const LIMITS = { depth: 2, nodes: 60, values: 12 };

type Since = Pick<Documented, 'since'>;

/**
 * The arguments of an operation, required ones first and deprecated ones last, with the fields of
 * their input types and the values of their enums. The version in which a part was added is left
 * out if it is that of a containing part as well, see `sinceWithin`.
 *
 * @param types - Entries of types by name.
 */
export function inputTree(
  { args, since }: Pick<FieldModel, 'args' | 'since'>,
  types: ReadonlyMap<string, EntryDraft>,
): InputNode[] {
  let left = LIMITS.nodes;
  const expand = (
    inputs: readonly ArgumentModel[],
    above: readonly string[],
    whole: readonly Since[],
  ): InputNode[] => {
    left -= inputs.length;
    const nodes = inReadingOrder(inputs).map((model) => ({
      model,
      input: sinceWithin(model, ...whole),
      type: types.get(model.type.name),
    }));
    return nodes.map(({ model, input, type }): InputNode => {
      if (type?.kind === 'enums') return { input, ...enumValues(type) };
      if (type?.kind !== 'inputs') return { input };
      if (above.includes(type.name)) return { input, cut: 'cycle' };
      if (above.length === LIMITS.depth || type.fields.length > left)
        return { input, cut: 'limit' };
      const fields = expand(type.fields, [...above, type.name], [...whole, model, type]);
      return { input, fields, ...(isOneOf(type) ? { oneOf: true } : {}) };
    });
  };
  return expand(args, [], [{ since }]);
}

/** Required inputs, then optional ones, then deprecated ones; each in the order of the SDL. */
function inReadingOrder(inputs: readonly ArgumentModel[]): ArgumentModel[] {
  const rank = (input: ArgumentModel) => {
    if (input.deprecated !== undefined) return 2;
    return isRequired(input) ? 0 : 1;
  };
  return [...inputs].sort((a, b) => rank(a) - rank(b));
}

function enumValues({ values }: Pick<EnumEntry, 'values'>): { readonly values?: EnumValues } {
  const names = values
    .filter(({ deprecated, inaccessible }) => deprecated === undefined && !inaccessible)
    .map(({ name }) => name);
  const { shown, rest } = cutList(names, LIMITS.values);
  return names.length === 0 ? {} : { values: { names: shown, more: rest.length } };
}
