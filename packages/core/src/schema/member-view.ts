import { cutList } from '../basics/cut-list.ts';
import type {
  ArgumentModel,
  Documented,
  EntryKind,
  EnumValueModel,
  FieldModel,
  SchemaEntry,
  SubgraphUse,
} from '../schema-model.ts';
import { anchorOf, formerAnchorOf } from './anchors.ts';
import { isOfOwner, memberUses } from './ownership.ts';
import { pagingArguments } from './paging-arguments.ts';
import { sinceWithin } from './since-text.ts';

/** The ids of a member or argument on the page of its definition. */
export interface Anchored {
  /** Its schema coordinate as an id. */
  readonly id: string;
  /** The id that it had in earlier versions of docgen, kept for existing links. */
  readonly formerId: string;
}

/** A field, argument, input field or value. */
export interface MemberView extends Anchored {
  readonly model: FieldModel | ArgumentModel | EnumValueModel;
  /** Subgraphs to name in addition to those of its definition, see `memberUses`. */
  readonly uses: readonly SubgraphUse[];
  /** True if the names of these subgraphs can be omitted, see `isOfOwner`. */
  readonly ofOwner: boolean;
  /** Arguments of a field; empty for other members. */
  readonly args: ArgumentGroups;
}

/** The arguments of a field. */
export interface ArgumentGroups {
  /**
   * Paging arguments such as `first` and `after`, to be shown on one line after the others, see
   * `pagingText`.
   */
  readonly paging: readonly ArgumentView[];
  readonly shown: readonly ArgumentView[];
  /** All others, to be collapsed. */
  readonly folded: readonly ArgumentView[];
}

export interface ArgumentView extends Anchored {
  readonly model: ArgumentModel;
}

/** Number of a field's arguments that are shown; the others are collapsed. */
const MOST_ARGUMENTS = 3;

const NO_ARGUMENTS: ArgumentGroups = { paging: [], shown: [], folded: [] };

/** Collects what the page of a definition shows of one of its members. */
export function memberView(model: MemberView['model'], entry: SchemaEntry): MemberView {
  const { kind } = entry;
  const { id, formerId } = anchored(model, kind);
  const uses = memberUses(model, entry);
  const ofOwner = isOfOwner(uses, entry);
  const args =
    'args' in model && model.args.length > 0
      ? argumentGroups(
          model.args.map((arg) => sinceWithin(arg, model, entry)),
          kind,
        )
      : NO_ARGUMENTS;
  return { id, formerId, model: sinceWithin(model, entry), uses, ofOwner, args };
}

function argumentGroups(args: readonly ArgumentModel[], kind: EntryKind): ArgumentGroups {
  const views = args.map((model): ArgumentView => {
    const { id, formerId } = anchored(model, kind);
    return { id, formerId, model };
  });
  const paging = pagingArguments(args);
  if (paging.length === 0 && views.length <= MOST_ARGUMENTS) {
    return { paging: [], shown: views, folded: [] };
  }
  const others = views.filter(({ model }) => !paging.includes(model));
  const { shown, rest } = cutList(others, MOST_ARGUMENTS);
  return { paging: views.filter(({ model }) => paging.includes(model)), shown, folded: rest };
}

/** The ids of a member or argument. @param kind - Kind of the definition that it belongs to. */
export function anchored({ coordinate }: Documented, kind: EntryKind): Anchored {
  return { id: anchorOf(coordinate), formerId: formerAnchorOf(coordinate, kind) };
}
