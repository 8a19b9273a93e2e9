import type { Place } from './diagnostic.ts';

/**
 * What the reference shows of a GraphQL schema, as plain data. Produced by
 * `packages/graphql`, drawn by the theme. Every route in it is below the site's root.
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
  /** Route of the manual that belongs to the schema. */
  readonly manual?: string;
  /** Address that clients send operations to. */
  readonly endpoint?: string;
  /** Headers that clients send, by name; `$NAME` and `${NAME}` in values are variables of the reader's shell. */
  readonly headers?: Readonly<Record<string, string>>;
  /** True for a schema composed from subgraphs. */
  readonly composed: boolean;
  /** The subgraphs of a composed schema, in configuration order; empty for a subgraph. */
  readonly subgraphs: readonly SubgraphRef[];
  /** What `schema` and the root types say about themselves. */
  readonly definition: SchemaDefinition;
  /** All definitions that have a page, sorted by section, kind and name. */
  readonly entries: readonly SchemaEntry[];
}

/** A service whose schema takes part in the composed one. */
export interface SubgraphRef {
  readonly id: string;
  readonly label: string;
  /** Start page of the subgraph's own reference, if the site has one. */
  readonly route?: string;
}

/** What a document says about the schema as a whole. */
export interface SchemaDefinition {
  readonly description?: Description;
  /** Directives applied to `schema`, in the order of the SDL. */
  readonly directives: readonly AppliedDirective[];
  /** The root types, queries first. They have no page; each stands on the start page, at `anchorOf` its coordinate. */
  readonly roots: readonly RootType[];
}

export interface RootType extends Documented {
  /** Where its fields are filed. */
  readonly kind: OperationKind;
  readonly name: string;
  readonly interfaces: readonly MemberRef[];
  /** In a composed schema, in place of a description, what subgraphs say where they do not all say the same. */
  readonly told?: readonly SubgraphText[];
}

/** What one subgraph says of a definition, or several in the same words. */
export interface SubgraphText {
  readonly subgraphs: readonly {
    /** `SubgraphRef.id`. */
    readonly id: string;
    /** Address of the definition there. */
    readonly to: string;
  }[];
  readonly description: Description;
}

/** Where an entry is filed; also the folders of its route. */
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

/** What every definition with a page of its own has. */
export interface EntryBase extends Documented {
  readonly section: EntrySection;
  readonly kind: EntryKind;
  /** Name as in the schema. */
  readonly name: string;
  /** Last segment of the route, unique within section and kind, also when case is ignored. */
  readonly slug: string;
  readonly route: string;
  /** The definition as SDL, cut into tokens so that names can be links. */
  readonly signature: readonly SdlToken[];
  /** Where the definition stands; absent for what GraphQL itself defines. */
  readonly place?: Place;
  /** What a gateway demands of those who ask for it; absent where it demands nothing. */
  readonly access?: Access;
  /** True for scalars and directives that the GraphQL language defines. */
  readonly builtIn: boolean;
  /** What of other definitions refers to this one, sorted by coordinate; `usages.ts` has the groups and how much of it a page shows. */
  readonly usedBy: readonly Usage[];
  /**
   * The shortest way that leads to the type from a field of a root type, a query where there are
   * several: that field, then fields of types, and what interfaces and unions stand for, for an input
   * type last the argument or input field that takes it. Absent for what no way leads to, for
   * operations and for directives.
   */
  readonly path?: readonly PathStep[];
  /** Ids that headings had on another generator's page, by the section that they lead to now, where they are kept. */
  readonly sectionAliases?: Readonly<Record<string, readonly string[]>>;
}

/** What a gateway demands of a request, all at once. */
export interface Access {
  /** Present where it has to be authenticated. */
  readonly authenticated?: true;
  /** Lists of scopes; all of one list have to be granted. */
  readonly scopes?: readonly (readonly string[])[];
  /** Lists of policies; all of one list have to be satisfied. */
  readonly policies?: readonly (readonly string[])[];
}

/** A field of a root type: a query, mutation or subscription. */
export interface OperationEntry extends EntryBase {
  readonly section: 'api';
  readonly kind: OperationKind;
  readonly field: FieldModel;
  /** What a gateway demands of those who ask for the returned type; absent where it demands nothing. */
  readonly resultAccess?: Access;
  /** The arguments with the fields of their input types, required ones first. */
  readonly inputTree: readonly InputNode[];
  /** The fields of what is returned; absent for scalars and enums. */
  readonly resultFields?: ResultType;
  /** Operations that call the field, valid for the schema; none where one would be too long. */
  readonly examples: readonly OperationExample[];
  /** What of the returned types stands for errors. */
  readonly errorTypes: readonly ErrorType[];
  /** Errors that authors listed; none of the tables is empty. */
  readonly errors: readonly ErrorTable[];
}

/** A type that says what went wrong. */
export interface ErrorType {
  /** Field of the payload that holds it; absent where it takes the place of the result. */
  readonly field?: string;
  readonly type: TypeRef;
  /** That of the type. */
  readonly description?: Description;
}

/** Errors of one operation, one in a row; all texts are Markdown. */
export interface ErrorTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Address of the page that they are from, as descriptions have it. */
  readonly page?: string;
}

/** An argument or input field, expanded within limits of depth and size. */
export interface InputNode {
  readonly input: ArgumentModel;
  /** Fields of its input type, required ones first; absent where they are not expanded. */
  readonly fields?: readonly InputNode[];
  /** Present where exactly one of the fields has to be set (`@oneOf`). */
  readonly oneOf?: true;
  /** Why the fields of an input type are not expanded: it stands further up already, or limits are reached. */
  readonly cut?: 'cycle' | 'limit';
  /** Values of its enum; absent for other types. */
  readonly values?: EnumValues;
}

/** The values of an enum that clients may give: neither deprecated nor hidden. */
export interface EnumValues {
  /** The first ones, at least one. */
  readonly names: readonly string[];
  /** Number of values that are left out, never 1; see `cutList`. */
  readonly more: number;
}

/** A returned type with its fields; payloads, connections and their edges are expanded, other types are links. */
export interface ResultType {
  readonly type: TypeRef;
  readonly fields: readonly ResultField[];
  /** Number of fields that are left out, never 1; see `cutList`. */
  readonly more: number;
  /** For interfaces and unions, the first types that it can be. */
  readonly possibleTypes: readonly TypeRef[];
  /** Number of types that are left out there, never 1. */
  readonly moreTypes: number;
}

export interface ResultField {
  /** Its arguments are left out. */
  readonly field: FieldModel;
  /** What it leads to, where that is expanded. */
  readonly result?: ResultType;
}

/** An operation that can be run. Each text has 60 lines at most, unless an author wrote the operation. */
export interface OperationExample {
  /** The operation's name, such as `PlaceOrder`. */
  readonly name: string;
  /** GraphQL document. */
  readonly operation: string;
  /** JSON object; absent for an operation without variables. */
  readonly variables?: string;
  /** Where files stand in the variables, such as `input.images.0`; their values are names of files. */
  readonly files?: readonly string[];
  /** JSON object with `data`. */
  readonly response: string;
  /** True where an author wrote the operation. */
  readonly authored: boolean;
}

/** A field, argument or input field on the way to a type, or one of the types that an interface or union stands for. */
export interface PathStep {
  readonly coordinate: string;
  /** Address of its place on the page that shows it. */
  readonly to: string;
  /** True for a type that the interface or union of the step before can be, written `... on Order`. */
  readonly possibleType?: true;
}

export interface ObjectEntry extends EntryBase {
  readonly section: 'types';
  readonly kind: 'objects' | 'interfaces';
  readonly interfaces: readonly MemberRef[];
  readonly fields: readonly FieldModel[];
  /** Present for an entity, also where all of its keys are hidden. */
  readonly entity?: true;
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
  /** Address from `@specifiedBy`, where it can be a link. */
  readonly specifiedBy?: string;
  /** What its values look like in JSON. */
  readonly format: ScalarFormat;
}

export interface ScalarFormat {
  /** A sentence, as plain text. */
  readonly text: string;
  /** A value as JSON; absent where nothing is known of the scalar. */
  readonly example?: string;
}

export interface UnionEntry extends EntryBase {
  readonly section: 'types';
  readonly kind: 'unions';
  readonly members: readonly MemberRef[];
}

export interface DirectiveEntry extends EntryBase {
  readonly kind: 'directives';
  /** Its coordinate in the specification of federation, where the schema has another name for it. */
  readonly specified?: string;
  readonly args: readonly ArgumentModel[];
  readonly locations: readonly string[];
  readonly repeatable: boolean;
}

/** What a definition or a member says about itself. */
export interface Documented {
  /** Schema coordinate (GraphQL specification), such as `Query.order(id:)`. */
  readonly coordinate: string;
  /** Of a member or argument, an id that it had on another generator's page, where that is kept. */
  readonly alias?: string;
  readonly description?: Description;
  /** Reason from `@deprecated`; present (possibly empty) exactly when deprecated. */
  readonly deprecated?: Description;
  /** Versions in which it was added, and in which its type changed last, as far as the history tells. */
  readonly since?: { readonly added?: string; readonly changed?: string };
  /**
   * In the order of the SDL, `@deprecated` included. The `join__` directives of a composed schema
   * are left out: `subgraphs` and `keys` say the same.
   */
  readonly directives: readonly AppliedDirective[];
  /**
   * In a composed schema, the subgraphs that declare it: owners first, then in configuration order.
   * Empty in a subgraph, and where composition tells nothing.
   */
  readonly subgraphs: readonly SubgraphUse[];
  /** Present where `@inaccessible` keeps it, or the type it belongs to, out of what a gateway shows to clients. */
  readonly inaccessible?: true;
}

/**
 * How a subgraph takes part in a type or field:
 *
 * - `owner` resolves it, and most of its type; several where none is more at home in it than others,
 * - `contributor` resolves it, too, or adds fields to the type of another one,
 * - `stub` only refers to it: it resolves no more of the type than keys that others have, too, or the
 *   field is `@external` there,
 * - `interfaceObject` adds fields to all types of an interface without knowing them (`@interfaceObject`).
 */
export type OwnershipRole = 'owner' | 'contributor' | 'stub' | 'interfaceObject';

/** How one subgraph takes part in a type or field of the composed schema. */
export interface SubgraphUse {
  /** `SubgraphRef.id`. */
  readonly id: string;
  readonly role: OwnershipRole;
  /**
   * Route of the same definition in the subgraph's own reference, if it has a page. For a field or
   * value of a type that is the page of the type there.
   */
  readonly to?: string;
  /** True where the field is only declared, not resolved, there (`@external`, or moved to another subgraph). */
  readonly external: boolean;
  /** For an entity, the selection sets that identify it there; absent without any. */
  readonly keys?: readonly EntityKey[];
  /** Selection set that the field is computed from there (`@requires`). */
  readonly requires?: string;
  /** Selection set of the returned type that is answered there (`@provides`). */
  readonly provides?: string;
  /** Where the field was moved from (`@override`). */
  readonly override?: Override;
}

export interface Override {
  /** `SubgraphRef.id` of the subgraph that resolved the field before. */
  readonly from: string;
  /** Condition of the move, such as `percent(20)`. */
  readonly label?: string;
}

/** Markdown of a description with the place it was written at. */
export interface Description {
  readonly markdown: string;
  /** Position of the first character of the Markdown text. */
  readonly place?: Place;
  /**
   * Columns that the file indents each further line of the text by; absent for none. Column 3 of the
   * text's second line is column `indent + 3` of the file.
   */
  readonly indent?: number;
}

/** A type as written at a field or argument. */
export interface TypeRef {
  /** With wrappers, such as `[Order!]!`. */
  readonly text: string;
  /** The named type inside. */
  readonly name: string;
  /** Route of its page; of a root type the start page with the type's fragment. */
  readonly to?: string;
}

/** An interface that a type implements, or a member of a union. */
export interface MemberRef extends TypeRef {
  /** In a composed schema, the ids of the subgraphs that say so, in configuration order. */
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
 * Where a definition refers to another one. With `through`, it does so by a field that returns a
 * connection, an edge or a payload around the other one.
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
  /** Coordinate of the member that refers, such as `Order.user`, or of the definition itself. */
  readonly coordinate: string;
  /** Coordinate of the definition, such as `Order`. */
  readonly definition: string;
  /** Route of the definition. */
  readonly to: string;
  /** The type as it is written there, such as `[Order!]!`; absent where nothing but the name is. */
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
