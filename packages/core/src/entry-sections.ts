import { anchorOf, formerAnchorOf } from './anchors.ts';
import { cutList } from './cut-list.ts';
import { isOfOwner, memberUses } from './ownership.ts';
import { pagingArguments } from './paging-arguments.ts';
import type {
  AppliedDirective,
  ArgumentModel,
  Documented,
  EntityKey,
  EntryKind,
  EnumValueModel,
  ErrorTable,
  ErrorType,
  FieldModel,
  InputNode,
  MemberRef,
  OperationEntry,
  OperationExample,
  PathStep,
  ResultType,
  ScalarEntry,
  SchemaEntry,
  SdlToken,
  SubgraphUse,
  TypeRef,
} from './schema-model.ts';
import { sinceWithin } from './since-text.ts';
import { type UsageList, usageList } from './usages.ts';

/**
 * A part of a definition's page that has a heading. The theme draws it and the Markdown twin writes
 * it; what there is, in which order, under which title and how much of it, is said here.
 */
export type EntrySection = { readonly id: string; readonly title: string } & SectionContent;

type SectionContent =
  | {
      readonly kind: 'signature';
      readonly tokens: readonly SdlToken[];
      /** Number of lines where they are so many that they should be folded away. */
      readonly folded?: number;
    }
  | { readonly kind: 'inputs'; readonly inputs: readonly InputView[] }
  | {
      readonly kind: 'members';
      /** What they are, in the plural. */
      readonly noun: string;
      readonly members: readonly MemberView[];
      /** Those that should not be used any more, to be shown last. */
      readonly deprecated: readonly MemberView[];
      /** True where they are so many that readers want to look for one. */
      readonly filter: boolean;
    }
  | { readonly kind: 'result'; readonly type: TypeRef; readonly result: ResultType | undefined }
  | {
      readonly kind: 'errors';
      readonly types: readonly ErrorType[];
      readonly tables: readonly ErrorTable[];
    }
  | { readonly kind: 'examples'; readonly examples: readonly OperationExample[] }
  | {
      /** In place of an example that would be too long. */
      readonly kind: 'no-example';
      readonly text: string;
      /** Input types of the arguments, which say what an operation needs. */
      readonly inputs: readonly TypeRef[];
    }
  | { readonly kind: 'types'; readonly types: readonly MemberRef[] }
  | { readonly kind: 'keys'; readonly keys: readonly EntityKey[] }
  | { readonly kind: 'locations'; readonly locations: readonly string[] }
  | { readonly kind: 'directives'; readonly directives: readonly AppliedDirective[] }
  | { readonly kind: 'format'; readonly scalar: ScalarEntry }
  | {
      readonly kind: 'usages';
      /** The shortest way to the definition, where it has several steps. */
      readonly path: readonly PathStep[];
      readonly usages: UsageList;
    };

/** Ids of something on a definition's page. */
interface Anchored {
  /** Its schema coordinate as an id. */
  readonly id: string;
  /** The id that it had before, which has to lead to it as well. */
  readonly formerId: string;
}

/** A field, argument, input field or value. */
export interface MemberView extends Anchored {
  readonly model: FieldModel | ArgumentModel | EnumValueModel;
  /** Subgraphs that have to be named beside those of its definition, see `memberUses`. */
  readonly uses: readonly SubgraphUse[];
  /** True where the uses do not have to be named, see `isOfOwner`. */
  readonly ofOwner: boolean;
  /** Of a field; empty for anything else. */
  readonly args: ArgumentGroups;
}

/** The arguments of a field. */
export interface ArgumentGroups {
  /** Those that page, such as `first` and `after`, to be folded into one line behind the others, see `pagingText`. */
  readonly paging: readonly ArgumentView[];
  readonly shown: readonly ArgumentView[];
  /** The others, to be folded away. */
  readonly folded: readonly ArgumentView[];
}

export interface ArgumentView extends Anchored {
  readonly model: ArgumentModel;
}

/** An argument of an operation, with what its input type holds. */
export interface InputView extends Anchored {
  readonly node: InputNode;
}

/** What one definition of each kind is called. */
export const KIND_LABELS: Readonly<Record<EntryKind, string>> = {
  directives: 'directive',
  enums: 'enum',
  inputs: 'input object',
  interfaces: 'interface',
  mutations: 'mutation',
  objects: 'object',
  queries: 'query',
  scalars: 'scalar',
  subscriptions: 'subscription',
  unions: 'union',
};

/** How many arguments of a field are shown before the others are folded away. */
const MOST_ARGUMENTS = 3;

/** How many lines of a signature are shown below the members that it repeats. */
const MOST_LINES = 25;

/** From how many members on readers can look for one. */
const FILTERED = 30;

/** What was worked out last: the headings of a page and its article ask one after the other. */
let latest: { readonly entry: SchemaEntry; readonly sections: readonly EntrySection[] } | undefined;

/** The sections of a definition's page, in the order in which they are shown; none is empty. */
export function entrySections(entry: SchemaEntry): readonly EntrySection[] {
  if (latest?.entry !== entry) latest = { entry, sections: sectionsOf(entry) };
  return latest.sections;
}

function sectionsOf(entry: SchemaEntry): EntrySection[] {
  const { signature, usedBy, path = [] } = entry;
  return [
    ...ownSections(entry, {
      id: 'sdl',
      title: 'field' in entry ? 'Signature' : 'Definition',
      kind: 'signature',
      tokens: signature,
      ...foldedLines(entry),
    }),
    ...some(shownDirectives(entry), {
      id: 'directives',
      title: 'Applied directives',
      kind: 'directives',
      directives: shownDirectives(entry),
    }),
    ...some(usedBy, {
      id: 'used-by',
      title: 'Used by',
      kind: 'usages',
      // A single step is among the usages.
      path: path.length > 1 ? path : [],
      usages: usageList(entry),
    }),
  ];
}

/** Markdown that leads to where errors are listed. @param page - See `ErrorTable`. */
export function linkToErrors(page: string): string {
  return `[All errors in the manual](<${page}>)`;
}

/** Directives that nothing else on the page says: a deprecation has words of its own. */
export function shownDirectives({ directives }: Documented): readonly AppliedDirective[] {
  return directives.filter(({ name }) => name !== 'deprecated' && name !== 'specifiedBy');
}

function foldedLines({ kind, signature }: SchemaEntry): { readonly folded?: number } {
  if (kind === 'directives') return {};
  const lines = signature.reduce((sum, { text }) => sum + text.split('\n').length - 1, 1);
  return lines > MOST_LINES ? { folded: lines } : {};
}

/** Members stand before the SDL that repeats them. */
function ownSections(entry: SchemaEntry, signature: EntrySection): EntrySection[] {
  const { kind } = entry;
  switch (kind) {
    case 'queries':
    case 'mutations':
    case 'subscriptions':
      return [
        signature,
        examplesOf(entry),
        ...some(entry.inputTree, {
          id: 'arguments',
          title: 'Arguments',
          kind: 'inputs',
          inputs: entry.inputTree.map((node) => ({ ...anchored(node.input, kind), node })),
        }),
        {
          id: 'returns',
          title: 'Returns',
          kind: 'result',
          type: entry.field.type,
          result: entry.resultFields,
        },
        ...some([...entry.errorTypes, ...entry.errors], {
          id: 'errors',
          title: 'Errors',
          kind: 'errors',
          types: entry.errorTypes,
          tables: entry.errors,
        }),
      ];
    case 'objects':
    case 'interfaces':
      return [
        ...members('fields', 'Fields', entry.fields, entry),
        ...some(entry.keys, { id: 'keys', title: 'Entity keys', kind: 'keys', keys: entry.keys }),
        ...types('implements', 'Implements', entry.interfaces),
        signature,
      ];
    case 'inputs':
      return [...members('fields', 'Input fields', entry.fields, entry), signature];
    case 'enums':
      return [...members('values', 'Values', entry.values, entry), signature];
    case 'unions':
      return [...types('members', 'Members', entry.members), signature];
    case 'scalars':
      return [{ id: 'format', title: 'Format', kind: 'format', scalar: entry }, signature];
    case 'directives':
      return [
        signature,
        ...members('arguments', 'Arguments', entry.args, entry),
        ...some(entry.locations, {
          id: 'locations',
          title: 'Locations',
          kind: 'locations',
          locations: entry.locations,
        }),
      ];
  }
}

function examplesOf({ examples, inputTree }: OperationEntry): EntrySection {
  const title = examples.length > 1 ? 'Examples' : 'Example';
  if (examples.length > 0) return { id: 'examples', title, kind: 'examples', examples };
  const inputs = inputTree
    .filter(({ fields, cut }) => fields !== undefined || cut !== undefined)
    .map(({ input }) => input.type);
  const where = inputs.length > 0 ? 'in the fields of:' : 'below.';
  const text = `An example would be too long for this page. What has to be given stands ${where}`;
  return { id: 'examples', title, kind: 'no-example', text, inputs };
}

function members(
  id: string,
  title: string,
  models: readonly MemberView['model'][],
  entry: SchemaEntry,
): EntrySection[] {
  const { kind } = entry;
  const views = models.map((model) => {
    const uses = memberUses(model, entry);
    const args = 'args' in model ? model.args : [];
    return {
      ...anchored(model, kind),
      model: sinceWithin(model, entry),
      uses,
      ofOwner: isOfOwner(uses, entry),
      args: argumentGroups(
        args.map((arg) => sinceWithin(arg, model, entry)),
        kind,
      ),
    };
  });
  return some(views, {
    id,
    title,
    kind: 'members',
    noun: title.toLowerCase(),
    filter: views.length >= FILTERED,
    members: views.filter(({ model }) => model.deprecated === undefined),
    deprecated: views.filter(({ model }) => model.deprecated !== undefined),
  });
}

function types(id: string, title: string, refs: readonly MemberRef[]): EntrySection[] {
  return some(refs, { id, title, kind: 'types', types: refs });
}

function argumentGroups(args: readonly ArgumentModel[], kind: EntryKind): ArgumentGroups {
  const views = args.map((model) => ({ ...anchored(model, kind), model }));
  const paging = pagingArguments(args);
  const others = views.filter(({ model }) => !paging.includes(model));
  const { shown, rest } = cutList(others, MOST_ARGUMENTS);
  return { paging: views.filter(({ model }) => paging.includes(model)), shown, folded: rest };
}

function anchored({ coordinate }: Documented, kind: EntryKind): Anchored {
  return { id: anchorOf(coordinate), formerId: formerAnchorOf(coordinate, kind) };
}

function some(content: readonly unknown[], section: EntrySection): EntrySection[] {
  return content.length > 0 ? [section] : [];
}
