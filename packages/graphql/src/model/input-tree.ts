import { byRank } from '@docgen/core/basics/by-rank';
import { cutList } from '@docgen/core/basics/cut-list';
import { isRequired } from '@docgen/core/schema/is-required';
import { isOneOf } from '@docgen/core/schema/one-of';
import { sinceWithin } from '@docgen/core/schema/since-text';
import type {
  ArgumentModel,
  Documented,
  EnumEntry,
  EnumValues,
  FieldModel,
  InputNode,
} from '@docgen/core/schema-model';
import type { EntryDraft } from '../entries/entry-draft.ts';

/**
 * Maximum number of levels of input types that are expanded (`depth`), of fields in the tree of an
 * operation (`nodes`), and of values of an enum (`values`); minimum number of fields for which the
 * type of an argument is expanded in part (`part`).
 */
const LIMITS = { depth: 2, nodes: 60, values: 12, part: 5 };

type Since = Pick<Documented, 'since'>;
type Types = ReadonlyMap<string, EntryDraft>;
type InputType = Extract<EntryDraft, { kind: 'inputs' }>;

/** A node while the tree grows. */
type Growing = { -readonly [Key in keyof InputNode]: InputNode[Key] };

/** A node whose input type may be expanded. */
interface Bud {
  readonly node: Growing;
  readonly type: InputType;
  /** Names of the types around it. */
  readonly above: readonly string[];
  /** What contains its fields, but for the type. */
  readonly whole: readonly Since[];
}

/**
 * The arguments of an operation, required ones first and deprecated ones last, with the fields of
 * their input types and the values of their enums. The fields of all arguments come before those of
 * their fields, because a large `orderBy` would otherwise leave no room for a `where`. What several
 * fields of one type accept is told at the first of them. The version in which a part was added is
 * left out if it is that of a containing part as well, see `sinceWithin`.
 *
 * @param types - Entries of types by name.
 */
export function inputTree(
  { args, since }: Pick<FieldModel, 'args' | 'since'>,
  types: Types,
): InputNode[] {
  const roots = inReadingOrder(args).map((arg) =>
    grown([arg], { types, above: [], whole: [{ since }] }),
  );
  let buds = roots.flatMap((root) => root.buds);
  let left = LIMITS.nodes - args.length;
  for (let depth = 1; depth <= LIMITS.depth; depth++) {
    // Only arguments share what is left: a part of each of many types would be of no use.
    const shares = depth === 1 ? sharesOf(buds, left) : undefined;
    const next: Bud[] = [];
    for (const { node, type, above, whole } of buds) {
      const most = shares?.get(node) ?? left;
      const least = shares === undefined ? type.fields.length : LIMITS.part;
      const fitting = cutList(type.fields, most);
      if (fitting.rest.length > 0 && fitting.shown.length < least) {
        node.cut = 'limit';
        continue;
      }
      const { shown, rest } = cutList(inReadingOrder(type.fields), most);
      left -= shown.length;
      const inside = grown(shown, {
        types,
        above: [...above, type.name],
        whole: [...whole, type],
      });
      node.fields = inside.nodes;
      if (rest.length > 0) node.more = rest.length;
      if (isOneOf(type)) node.oneOf = true;
      next.push(...inside.buds);
    }
    buds = next;
  }
  for (const { node } of buds) node.cut = 'limit';
  return roots.flatMap(({ nodes }) => nodes);
}

/**
 * The number of fields that each node may have. Types with few fields are shown whole, and the rest
 * is shared by the others.
 *
 * @param left - Number of fields of all nodes together.
 */
function sharesOf(buds: readonly Bud[], left: number): ReadonlyMap<Growing, number> {
  const bySize = [...buds].sort((a, b) => a.type.fields.length - b.type.fields.length);
  const shares = new Map<Growing, number>();
  let rest = left;
  for (const [at, { node, type }] of bySize.entries()) {
    const share = Math.floor(rest / (bySize.length - at));
    shares.set(node, share);
    rest -= Math.min(share, type.fields.length);
  }
  return shares;
}

/** Nodes of inputs, and those of them whose type may be expanded. */
function grown(
  inputs: readonly ArgumentModel[],
  {
    types,
    above,
    whole,
  }: { readonly types: Types; readonly above: readonly string[]; readonly whole: readonly Since[] },
): { readonly nodes: Growing[]; readonly buds: Bud[] } {
  const buds: Bud[] = [];
  const told = new Set<string>();
  const nodes = inputs.map((model): Growing => {
    const type = types.get(model.type.name);
    const node: Growing = { input: sinceWithin(model, ...whole) };
    if (type?.kind !== 'enums' && type?.kind !== 'inputs') return node;
    if (type.kind === 'inputs' && above.includes(type.name)) return { ...node, cut: 'cycle' };
    if (told.has(type.name)) return type.kind === 'enums' ? node : { ...node, cut: 'limit' };
    told.add(type.name);
    if (type.kind === 'enums') return { ...node, ...enumValues(type) };
    buds.push({ node, type, above, whole: [...whole, model] });
    return node;
  });
  return { nodes, buds };
}

/** Required inputs, then optional ones, then deprecated ones; each in the order of the SDL. */
function inReadingOrder(inputs: readonly ArgumentModel[]): ArgumentModel[] {
  return byRank(inputs, (input) => {
    if (input.deprecated !== undefined) return 2;
    return isRequired(input) ? 0 : 1;
  });
}

function enumValues({ values }: Pick<EnumEntry, 'values'>): { readonly values?: EnumValues } {
  const names = values
    .filter(({ deprecated, inaccessible }) => deprecated === undefined && !inaccessible)
    .map(({ name }) => name);
  const { shown, rest } = cutList(names, LIMITS.values);
  return names.length === 0 ? {} : { values: { names: shown, more: rest.length } };
}
