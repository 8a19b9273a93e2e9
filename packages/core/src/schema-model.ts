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
  /** True for the schema composed from subgraphs. */
  readonly composed: boolean;
  /** The subgraphs of a composed schema, in configuration order; empty for a subgraph. */
  readonly subgraphs: readonly SubgraphRef[];
  /** All definitions that have a page, sorted by section, kind and name. */
  readonly entries: readonly SchemaEntry[];
}

/** A service whose schema takes part in the composed one. */
export interface SubgraphRef {
  readonly id: string;
  readonly label: string;
  /** Start page of the subgraph's own reference. */
  readonly route: string;
}

/** Where an entry is filed; also the folders of its route. */
export type EntrySection = 'api' | 'types';
export type EntryKind =
  | 'directives'
  | 'mutations'
  | 'queries'
  | 'subscriptions'
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
  /** True for scalars and directives that the GraphQL language defines. */
  readonly builtIn: boolean;
  /** What of other definitions refers to this one, sorted by coordinate; `usages.ts` has how much of it a page shows. */
  readonly usedBy: readonly Usage[];
}

/** A field of a root type: a query, mutation or subscription. */
export interface OperationEntry extends EntryBase {
  readonly section: 'api';
  readonly kind: 'queries' | 'mutations' | 'subscriptions';
  readonly field: FieldModel;
}

export interface ObjectEntry extends EntryBase {
  readonly section: 'types';
  readonly kind: 'objects' | 'interfaces';
  readonly interfaces: readonly TypeRef[];
  readonly fields: readonly FieldModel[];
  /** For an interface, the types that implement it. */
  readonly implementations: readonly TypeRef[];
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
}

export interface UnionEntry extends EntryBase {
  readonly section: 'types';
  readonly kind: 'unions';
  readonly members: readonly TypeRef[];
}

export interface DirectiveEntry extends EntryBase {
  readonly kind: 'directives';
  readonly args: readonly ArgumentModel[];
  readonly locations: readonly string[];
  readonly repeatable: boolean;
}

/** What a definition or a member says about itself. */
export interface Documented {
  /** Schema coordinate (GraphQL specification), such as `Query.order(id:)`. */
  readonly coordinate: string;
  readonly description?: Description;
  /** Reason from `@deprecated`, in Markdown; present (possibly empty) exactly when deprecated. */
  readonly deprecated?: string;
  /**
   * In the order of the SDL, `@deprecated` included. The `join__` directives of a composed schema
   * are left out: `subgraphs` and `keys` say the same.
   */
  readonly directives: readonly AppliedDirective[];
  /**
   * In a composed schema, the subgraphs that provide it, in configuration order.
   * Empty in a subgraph, and where composition tells nothing.
   */
  readonly subgraphs: readonly SubgraphUse[];
}

/** How one subgraph takes part in a type or field of the composed schema. */
export interface SubgraphUse {
  /** `SubgraphRef.id`. */
  readonly id: string;
  /**
   * Route of the same definition in the subgraph's own reference, if it has a page. For a field or
   * value of a type that is the page of the type there.
   */
  readonly to?: string;
  /** True where the subgraph can only refer to the entity (`@key(resolvable: false)`). */
  readonly referenceOnly: boolean;
  /** True where the field is only declared, not resolved, there (`@external`). */
  readonly external: boolean;
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
  /** Route of its page. */
  readonly to?: string;
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

/** Where a definition refers to another one. */
export interface Usage {
  readonly how: 'argument' | 'field' | 'input-field' | 'implements' | 'member' | 'returns';
  /** Coordinate of the member that refers, such as `Order.user`, or of the definition itself. */
  readonly coordinate: string;
  /** Coordinate of the definition, such as `Order`. */
  readonly definition: string;
  /** Route of the definition. */
  readonly to: string;
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
