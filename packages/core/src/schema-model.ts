import type { Place } from './diagnostic.ts';
import type { VersionChanges } from './schema/schema-changes.ts';

/**
 * The content of a GraphQL schema's reference, as plain data. Created by `packages/graphql`,
 * rendered by the theme. All routes in it are below the site's root.
 */
export interface SchemaModel {
  /** The instance's id from the configuration, such as `address`. */
  readonly id: string;
  /** Short name for sidebars and breadcrumbs. */
  readonly label: string;
  /** Title of the section's start page. */
  readonly title: string;
  /** Introduction on the start page, in the author's Markdown. */
  readonly description?: string;
  /** Route of the start page. */
  readonly route: string;
  /** Route of the schema's manual. */
  readonly manual?: string;
  /** Address that clients send operations to. */
  readonly endpoint?: string;
  /**
   * Headers that clients send, by name. `$NAME` and `${NAME}` in values are variables of the
   * reader's shell.
   */
  readonly headers?: Readonly<Record<string, string>>;
  /** Address that opens an operation in an explorer; see `explorerAddress`. */
  readonly explorer?: string;
  /** True for a schema composed from subgraphs. */
  readonly composed: boolean;
  /** The subgraphs of a composed schema, in configuration order; empty for a subgraph. */
  readonly subgraphs: readonly SubgraphRef[];
  /** Descriptions and directives of `schema` and the root types. */
  readonly definition: SchemaDefinition;
  /** All definitions that have a page, sorted by section, kind and name. */
  readonly entries: readonly SchemaEntry[];
  /**
   * Its changes from version to version, the newest first; absent without earlier versions, and if
   * nothing has changed since.
   */
  readonly changes?: readonly VersionChanges[];
}

/** A service whose schema is part of the composed one. */
export interface SubgraphRef {
  readonly id: string;
  readonly label: string;
  /**
   * Start page of the subgraph's own reference; its manual, if the site has no reference of it;
   * `undefined` if there is neither.
   */
  readonly route?: string | undefined;
  /** Name of whom readers ask about it, see `Contact`. */
  readonly contact?: string | undefined;
  /** The page with the changes of its versions, and a summary of the latest. */
  readonly changes?: { readonly to: string; readonly latest: string };
}

/** Whom readers ask about a schema, such as the team that owns a service: `@contact` of `schema`. */
export interface Contact {
  readonly name: string;
  /** Address at which to reach them, if it can be a link. */
  readonly to?: string;
  /** Position of the address in the SDL. */
  readonly place?: Place;
  /** Further notes. */
  readonly description?: Description;
}

/** Descriptions and directives of the schema as a whole. */
export interface SchemaDefinition {
  readonly contact?: Contact;
  readonly description?: Description;
  /** Directives applied to `schema`, in the order of the SDL. */
  readonly directives: readonly AppliedDirective[];
  /**
   * The root types, queries first. They have no page; they are on the start page, with `anchorOf`
   * their coordinate as id.
   */
  readonly roots: readonly RootType[];
}

export interface RootType extends Documented {
  /** Kind of its fields. */
  readonly kind: OperationKind;
  readonly name: string;
  readonly interfaces: readonly MemberRef[];
  /**
   * In a composed schema, the subgraphs' descriptions if they differ; `description` is absent then.
   */
  readonly told?: readonly SubgraphText[];
}

/** A description of a definition, with the subgraphs that have exactly this description. */
export interface SubgraphText {
  readonly subgraphs: readonly {
    /** `SubgraphRef.id`. */
    readonly id: string;
    /** Address of the definition there; `undefined` if the site has no reference of it. */
    readonly to: string | undefined;
  }[];
  readonly description: Description;
}

/**
 * The part of the reference that an entry is in; also the folder of its route, unless configured.
 */
export type EntrySection = 'api' | 'types';
export type OperationKind = 'queries' | 'mutations' | 'subscriptions';
export type EntryKind =
  | OperationKind
  | 'directives'
  | 'enums'
  | 'inputs'
  | 'interfaces'
  | 'objects'
  | 'scalars'
  | 'unions';

export type SchemaEntry =
  | OperationEntry
  | ObjectEntry
  | InputEntry
  | EnumEntry
  | ScalarEntry
  | UnionEntry
  | DirectiveEntry;

/** Properties of all definitions that have a page. */
export interface EntryBase extends Documented {
  readonly section: EntrySection;
  readonly kind: EntryKind;
  /** Name as in the schema. */
  readonly name: string;
  /** Last segment of the route, unique within section and kind, also when case is ignored. */
  readonly slug: string;
  readonly route: string;
  /** The definition as SDL, split into tokens so that names can be links. */
  readonly signature: readonly SdlToken[];
  /** Position of the definition; absent for definitions of GraphQL itself. */
  readonly place?: Place;
  /** True for scalars and directives that the GraphQL language defines. */
  readonly builtIn: boolean;
  /**
   * References from other definitions, sorted by coordinate. `usages.ts` groups and limits what a
   * page shows of them.
   */
  readonly usedBy: readonly Usage[];
  /**
   * The shortest path to the type from a field of a root type, preferably of a query: that field,
   * then fields of types and possible types of interfaces and unions; for an input type, the last
   * step is the argument or input field that has it. Absent if there is no path of at most 20 steps,
   * and for operations and directives.
   */
  readonly path?: readonly PathStep[];
  /**
   * Ids of headings on another generator's page, by the section that they lead to now; present if
   * they are kept.
   */
  readonly sectionAliases?: Readonly<Record<string, readonly string[]>>;
}

/** What a gateway demands of a request. All of these conditions have to be met. */
export interface Access {
  /** Present if the request has to be authenticated. */
  readonly authenticated?: true;
  /** Alternative lists of scopes: all scopes of any one list have to be granted. */
  readonly scopes?: readonly (readonly string[])[];
  /** Alternative lists of policies: all policies of any one list have to be satisfied. */
  readonly policies?: readonly (readonly string[])[];
}

/** A field of a root type: a query, mutation or subscription. */
export interface OperationEntry extends EntryBase {
  readonly section: 'api';
  readonly kind: OperationKind;
  readonly field: FieldModel;
  /** What a gateway demands for the returned type; absent if it demands nothing. */
  readonly resultAccess?: Access;
  /** The arguments with the fields of their input types: required ones first, deprecated ones last. */
  readonly inputTree: readonly InputNode[];
  /** The fields of the returned type; absent for scalars and enums. */
  readonly resultFields?: ResultType;
  /** Operations that request the field, valid for the schema; empty if one would be too long. */
  readonly examples: readonly OperationExample[];
  /** Returned types that represent errors. */
  readonly errorTypes: readonly ErrorType[];
  /** Errors that authors listed; none of the tables is empty. */
  readonly errors: readonly ErrorTable[];
}

/** A type that represents an error. */
export interface ErrorType {
  /** Field of the payload that has it; absent if it is returned in place of the result. */
  readonly field?: string;
  readonly type: TypeRef;
  /** Description of the type. */
  readonly description?: Description;
}

/** Errors of one operation, one per row; all texts are Markdown. */
export interface ErrorTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Address of the page that they are from, in the form of links in descriptions. */
  readonly page?: string;
}

/** An argument or input field, expanded within limits of depth and size. */
export interface InputNode {
  readonly input: ArgumentModel;
  /** Fields of its input type, in the order of arguments; absent if they are not expanded. */
  readonly fields?: readonly InputNode[];
  /** Number of fields that are left out, at least 2, see `cutList`; absent if there are none. */
  readonly more?: number;
  /** Present if exactly one of the fields has to be set (`@oneOf`). */
  readonly oneOf?: true;
  /**
   * Why the fields of an input type are not expanded: the type is one of its own ancestors; or a
   * limit is reached, or an earlier field of the same type is expanded.
   */
  readonly cut?: 'cycle' | 'limit';
  /** Values of its enum; absent for other types, and if an earlier field has the same enum. */
  readonly values?: EnumValues;
}

/** The values of an enum that clients should use: neither deprecated nor hidden. */
export interface EnumValues {
  /** The first values, at least one. */
  readonly names: readonly string[];
  /** Number of values that are left out, never 1; see `cutList`. */
  readonly more: number;
}

/**
 * A returned type with its fields. Payloads, connections and their edges are expanded; other types
 * are links.
 */
export interface ResultType {
  readonly type: TypeRef;
  readonly fields: readonly ResultField[];
  /** Number of fields that are left out, never 1; see `cutList`. */
  readonly more: number;
  /**
   * The first possible types of an interface or union; empty for other types. Those of a union
   * of few types have their fields, if these are few.
   */
  readonly possibleTypes: readonly ResultType[];
  /** Number of possible types that are left out, never 1. */
  readonly moreTypes: number;
}

export interface ResultField {
  /** Without its arguments. */
  readonly field: FieldModel;
  /**
   * Names of its arguments in short, such as `(id, …)`: the required ones; of a type whose fields all
   * lead further, such as a namespace, also the optional ones. Absent if there are none of them.
   */
  readonly call?: string;
  /** Its type, if that is expanded. */
  readonly result?: ResultType;
}

/**
 * An executable operation. Each text has at most 60 lines, unless an author wrote the operation.
 */
export interface OperationExample {
  /** The operation's name, such as `PlaceOrder`; `PlaceOrder (2)` if an earlier one has it. */
  readonly name: string;
  /** What its author says about it. */
  readonly description?: Description;
  /** GraphQL document. */
  readonly operation: string;
  /** JSON object; absent for an operation without variables. */
  readonly variables?: string;
  /** Paths of files in the variables, such as `input.images.0`; the values there are file names. */
  readonly files?: readonly string[];
  /** JSON object with `data`. */
  readonly response: string;
  /** True if an author wrote the operation. */
  readonly authored: boolean;
}

/**
 * A step on the path to a type: a field, argument or input field, or a possible type of an
 * interface or union.
 */
export interface PathStep {
  readonly coordinate: string;
  /** Its address, with a fragment on the page that shows it. */
  readonly to: string;
  /**
   * True for a possible type of the interface or union of the previous step, written
   * `... on Order`.
   */
  readonly possibleType?: true;
}

export interface ObjectEntry extends EntryBase {
  readonly section: 'types';
  readonly kind: 'objects' | 'interfaces';
  readonly interfaces: readonly MemberRef[];
  readonly fields: readonly FieldModel[];
  /** Present for an entity, even if all of its keys are hidden. */
  readonly entity?: true;
  /** Present in a subgraph for the object type of an `@interfaceObject`. */
  readonly interfaceObject?: true;
  /** Selection sets that identify the entity, from `@key`; empty for other types. */
  readonly keys: readonly EntityKey[];
}

export interface InputEntry extends EntryBase {
  readonly section: 'types';
  readonly kind: 'inputs';
  readonly fields: readonly ArgumentModel[];
}

export interface EnumEntry extends EntryBase {
  readonly section: 'types';
  readonly kind: 'enums';
  readonly values: readonly EnumValueModel[];
}

export interface ScalarEntry extends EntryBase {
  readonly section: 'types';
  readonly kind: 'scalars';
  /** Address from `@specifiedBy`, if it can be a link. */
  readonly specifiedBy?: string;
  /** The JSON format of its values. */
  readonly format: ScalarFormat;
}

export interface ScalarFormat {
  /** A sentence, as plain text. */
  readonly text: string;
  /** A value as JSON; absent if nothing is known about the scalar. */
  readonly example?: string;
}

export interface UnionEntry extends EntryBase {
  readonly section: 'types';
  readonly kind: 'unions';
  readonly members: readonly MemberRef[];
}

export interface DirectiveEntry extends EntryBase {
  readonly kind: 'directives';
  /** Its coordinate in the federation specification, if the schema uses another name. */
  readonly specified?: string;
  readonly args: readonly ArgumentModel[];
  readonly locations: readonly string[];
  readonly repeatable: boolean;
}

export interface Since {
  readonly added?: VersionRef;
  readonly changed?: VersionRef;
}

/** A version of a schema. */
export interface VersionRef {
  readonly label: string;
  /** Address of the list of its changes, if the site has it. */
  readonly to?: string;
}

/** Documentation of a definition, member or argument. */
export interface Documented {
  /** Schema coordinate (GraphQL specification), such as `Query.order(id:)`. */
  readonly coordinate: string;
  /** Id of a member or argument on another generator's page; present if it is kept. */
  readonly alias?: string;
  readonly description?: Description;
  /** Reason from `@deprecated`; present (possibly empty) if and only if it is deprecated. */
  readonly deprecated?: Description;
  /**
   * Versions in which it was added, and in which its type last changed, if the history contains
   * them.
   */
  readonly since?: Since;
  /**
   * In the order of the SDL, including `@deprecated`. The `join__` directives of a composed schema
   * are left out, because `subgraphs` and `keys` contain the same information.
   */
  readonly directives: readonly AppliedDirective[];
  /**
   * In a composed schema, the subgraphs that declare it: owners first, then in configuration order.
   * Empty in a subgraph, and if composition provides no information.
   */
  readonly subgraphs: readonly SubgraphUse[];
  /** Present if `@inaccessible` hides it, or the type it belongs to, from a gateway's clients. */
  readonly inaccessible?: true;
  /** What a gateway demands of a request for it; absent if it demands nothing. */
  readonly access?: Access;
}

/**
 * The role of a subgraph in a type or field:
 *
 * - `owner` resolves it, and most of its type. Several subgraphs are owners if none of them clearly
 *   is.
 * - `contributor` also resolves it, or adds fields to another subgraph's type.
 * - `stub` only refers to it: it resolves no more of the type than keys that others have as well,
 *   or the field is `@external` there.
 * - `interfaceObject` adds fields to all implementations of an interface, without declaring them
 *   (`@interfaceObject`).
 */
export type OwnershipRole = 'owner' | 'contributor' | 'stub' | 'interfaceObject';

/** One subgraph's part in a type or field of the composed schema. */
export interface SubgraphUse {
  /** `SubgraphRef.id`. */
  readonly id: string;
  readonly role: OwnershipRole;
  /**
   * Route of the same definition in the subgraph's own reference, if it has a page there. For a
   * field or value, this is the page of its type.
   */
  readonly to?: string;
  /**
   * True if the subgraph declares the field without resolving it (`@external`, or moved to another
   * subgraph).
   */
  readonly external: boolean;
  /**
   * For an entity, the selection sets that identify it in this subgraph; absent if there are none.
   */
  readonly keys?: readonly EntityKey[];
  /** Selection set from which this subgraph computes the field (`@requires`). */
  readonly requires?: string;
  /**
   * Contexts from which this subgraph takes arguments of the field (`@fromContext`), each with a
   * selection set on the types that set it: `shop { currency }`. Absent if there are none.
   */
  readonly contexts?: readonly string[];
  /** Selection set on the returned type that this subgraph resolves itself (`@provides`). */
  readonly provides?: string;
  /** The subgraph that the field was moved from (`@override`). */
  readonly override?: Override;
}

export interface Override {
  /** `SubgraphRef.id` of the subgraph that previously resolved the field. */
  readonly from: string;
  /** Condition of the move, such as `percent(20)`. */
  readonly label?: string;
}

/** The Markdown of a description, with its position in the source. */
export interface Description {
  readonly markdown: string;
  /** Position of the first character of the Markdown text. */
  readonly place?: Place;
  /**
   * Number of columns by which the file indents all lines of the text after the first; absent for
   * none. Column 3 of the text's second line is column `indent + 3` of the file.
   */
  readonly indent?: number;
  /** Absolute URL that links without a host are relative to, instead of to the site. */
  readonly linkBase?: string;
}

/** A type as written at a field or argument. */
export interface TypeRef {
  /** With wrappers, such as `[Order!]!`. */
  readonly text: string;
  /** The named type inside. */
  readonly name: string;
  /** Route of its page; for a root type, that of the start page with the type's fragment. */
  readonly to?: string;
}

/** An interface that a type implements, or a member of a union. */
export interface MemberRef extends TypeRef {
  /** In a composed schema, the ids of the subgraphs that declare it, in configuration order. */
  readonly subgraphs: readonly string[];
}

export interface FieldModel extends Documented {
  readonly name: string;
  readonly type: TypeRef;
  readonly args: readonly ArgumentModel[];
}

/** An argument, or a field of an input type. */
export interface ArgumentModel extends Documented {
  readonly name: string;
  readonly type: TypeRef;
  /** Default value as SDL. */
  readonly defaultValue?: string;
}

export interface EnumValueModel extends Documented {
  readonly name: string;
}

export interface AppliedDirective {
  readonly name: string;
  /** Route of the directive's page. */
  readonly to?: string;
  /** Values as SDL. */
  readonly args: readonly { readonly name: string; readonly value: string }[];
}

export interface EntityKey {
  /** Selection set, such as `id`. */
  readonly fields: string;
  readonly resolvable: boolean;
}

/**
 * A reference from one definition to another. A `through` reference is a field that returns a
 * connection, an edge or a payload that contains the other definition.
 */
export interface Usage {
  readonly how:
    | 'argument'
    | 'directive'
    | 'field'
    | 'implements'
    | 'input-field'
    | 'member'
    | 'returns'
    | 'through';
  /**
   * Coordinate of the referring member, such as `Order.user`, or of the referring definition
   * itself.
   */
  readonly coordinate: string;
  /** Coordinate of the referring definition, such as `Order`. */
  readonly definition: string;
  /** Route of the referring definition. */
  readonly to: string;
  /** The type as written there, such as `[Order!]!`; absent if that is only the name. */
  readonly type?: string;
}

/** A piece of SDL. Line breaks and indentation are tokens of kind `text`. */
export interface SdlToken {
  readonly kind:
    | 'text'
    | 'keyword'
    | 'name'
    | 'type'
    | 'directive'
    | 'argument'
    | 'value'
    | 'punctuation';
  readonly text: string;
  readonly to?: string;
}
