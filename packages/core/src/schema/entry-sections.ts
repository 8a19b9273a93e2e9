import { remember } from '../basics/remember.ts';
import type {
  AppliedDirective,
  Documented,
  EntityKey,
  EntryKind,
  ErrorTable,
  ErrorType,
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
} from '../schema-model.ts';
import { type Anchored, anchored, type MemberView, memberView } from './member-view.ts';
import { isOneOf, ONE_OF_SENTENCE } from './one-of.ts';
import { namingUses } from './ownership.ts';
import { type UsageList, usageList } from './usages.ts';

/**
 * A part of a definition's page that has a heading. This module decides which sections there are,
 * their order and titles, and how much they show; the theme and the Markdown twin render them.
 */
export type EntrySection = { readonly id: string; readonly title: string } & SectionContent;

type SectionContent =
  | {
      readonly kind: 'signature';
      readonly tokens: readonly SdlToken[];
      /** Number of lines, if there are so many that the signature should be collapsed. */
      readonly folded?: number;
    }
  | { readonly kind: 'inputs'; readonly inputs: readonly InputView[] }
  | {
      readonly kind: 'members';
      /** Plural noun for the members. */
      readonly noun: string;
      /** A sentence that applies to all of them. */
      readonly note?: string;
      readonly members: readonly MemberView[];
      /** Deprecated members, to be shown last. */
      readonly deprecated: readonly MemberView[];
      /** True if there are so many members that readers need a filter. */
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
      /** Shown in place of an example that would be too long. */
      readonly kind: 'no-example';
      readonly text: string;
      /** Input types of the arguments, on whose pages the required input is documented. */
      readonly inputs: readonly TypeRef[];
    }
  | { readonly kind: 'types'; readonly types: readonly TypeView[] }
  | { readonly kind: 'keys'; readonly keys: readonly EntityKey[] }
  | { readonly kind: 'locations'; readonly locations: readonly string[] }
  | { readonly kind: 'directives'; readonly directives: readonly AppliedDirective[] }
  | { readonly kind: 'format'; readonly scalar: ScalarEntry }
  | {
      readonly kind: 'usages';
      /** The shortest path to the definition, if it has more than one step; else empty. */
      readonly path: readonly PathStep[];
      readonly usages: UsageList;
    };

/** An argument of an operation, with the fields of its input type. */
export interface InputView extends Anchored {
  readonly node: InputNode;
}

/** An interface of a type, or a member of a union. */
export interface TypeView {
  readonly type: TypeRef;
  /** Subgraphs to name beside it, see `namingUses`. */
  readonly uses: readonly SubgraphUse[];
}

/** Nouns for one definition of each kind. */
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

/**
 * Maximum number of lines of a signature that is not collapsed; it repeats the members above it.
 */
const MOST_LINES = 25;

/** Number of members from which on they can be filtered. */
const FILTERED = 30;

/**
 * The sections of a definition's page, in the order in which they are shown; none is empty. The
 * last result is cached, because a page needs it twice in a row, for its headings and its article.
 */
export const entrySections: (entry: SchemaEntry) => readonly EntrySection[] = remember(
  sectionsOf,
  1,
);

function sectionsOf(entry: SchemaEntry): EntrySection[] {
  const { signature, usedBy, path = [] } = entry;
  const directives = shownDirectives(entry);
  return [
    ...ownSections(entry, {
      id: 'sdl',
      title: 'field' in entry ? 'Signature' : 'Definition',
      kind: 'signature',
      tokens: signature,
      ...foldedLines(entry),
    }),
    ...some(directives, {
      id: 'directives',
      title: 'Applied directives',
      kind: 'directives',
      directives,
    }),
    ...some(usedBy, {
      id: 'used-by',
      title: 'Used by',
      kind: 'usages',
      // A single step is one of the usages anyway.
      path: path.length > 1 ? path : [],
      usages: usageList(entry),
    }),
  ];
}

/** Markdown link to the manual's list of errors. @param page - `ErrorTable.page`. */
export function linkToErrors(page: string): string {
  return `[All errors in the manual](<${page}>)`;
}

/** Applied directives without `@deprecated` and `@specifiedBy`, which pages show in other ways. */
export function shownDirectives({ directives }: Documented): readonly AppliedDirective[] {
  if (directives.length === 0) return directives;
  return directives.filter(({ name }) => name !== 'deprecated' && name !== 'specifiedBy');
}

function foldedLines({ kind, signature }: SchemaEntry): { readonly folded?: number } {
  if (kind === 'directives') return {};
  let lines = 1;
  for (const { text } of signature) if (text.includes('\n')) lines += text.split('\n').length - 1;
  return lines > MOST_LINES ? { folded: lines } : {};
}

/** Members come before the SDL, because it only repeats them. */
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
          inputs: entry.inputTree.map((node) => {
            const { id, formerId } = anchored(node.input, kind);
            return { id, formerId, node };
          }),
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
        ...types('implements', 'Implements', entry.interfaces, entry),
        signature,
      ];
    case 'inputs':
      return [...members('fields', 'Input fields', entry.fields, entry), signature];
    case 'enums':
      return [...members('values', 'Values', entry.values, entry), signature];
    case 'unions':
      return [...types('members', 'Members', entry.members, entry), signature];
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
  const text = `An example would be too long for this page. The required input is listed ${where}`;
  return { id: 'examples', title, kind: 'no-example', text, inputs };
}

function members(
  id: string,
  title: string,
  models: readonly MemberView['model'][],
  entry: SchemaEntry,
): EntrySection[] {
  const views = models.map((model) => memberView(model, entry));
  return some(views, {
    id,
    title,
    kind: 'members',
    noun: title.toLowerCase(),
    ...noteOn(entry),
    filter: views.length >= FILTERED,
    members: views.filter(({ model }) => model.deprecated === undefined),
    deprecated: views.filter(({ model }) => model.deprecated !== undefined),
  });
}

function noteOn(entry: SchemaEntry): { readonly note?: string } {
  if (isOneOf(entry)) return { note: ONE_OF_SENTENCE };
  if (entry.kind !== 'objects' || entry.interfaceObject === undefined) return {};
  const note = `${entry.name} is an interface of other subgraphs. All types that implement it have these fields.`;
  return { note };
}

function types(
  id: string,
  title: string,
  refs: readonly MemberRef[],
  entry: SchemaEntry,
): EntrySection[] {
  const views = refs.map((type) => ({ type, uses: namingUses(type, entry) }));
  return some(views, { id, title, kind: 'types', types: views });
}

function some(content: readonly unknown[], section: EntrySection): EntrySection[] {
  return content.length > 0 ? [section] : [];
}
