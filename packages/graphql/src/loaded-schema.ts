import type { DocumentNode, GraphQLSchema } from 'graphql';
import type { SchemaHistory } from './diff/schema-history.ts';
import type { ErrorSource } from './errors/error-source.ts';
import type { FederationNames } from './federation-names.ts';
import type { SourceText } from './source-text.ts';

/** A schema that was read and found valid: a subgraph, or a supergraph, composed here or by somebody else. */
export interface LoadedSchema {
  /** Id from the configuration. */
  readonly id: string;
  /** True for a supergraph. */
  readonly composed: boolean;
  /**
   * The definitions as written: all files of a subgraph in one document, or the
   * supergraph with its `join__` directives. `print` of `graphql` gives its SDL.
   */
  readonly document: DocumentNode;
  /** The document with what federation lets it leave out: what the schema is built from. */
  readonly complete: DocumentNode;
  /** How the document names what it takes from federation, where the links that say so are hidden. */
  readonly names?: FederationNames;
  /** Present where a lenient schema has mistakes: some of the definitions are not valid, see `soundDocument`. */
  readonly mended?: true;
  /** Present where mistakes are warnings. */
  readonly lenient?: true;
  /** Names of types of which the gateway gets fields by connectors; none when left out. */
  readonly connected?: ReadonlySet<string>;
  /** The types built from that. */
  readonly schema: GraphQLSchema;
  /** Of a schema of which something is hidden, the types with what is hidden: what says who has what. */
  readonly whole?: GraphQLSchema;
  /** Versions in which its definitions were added and changed, by coordinate; only those that are known. */
  readonly history?: SchemaHistory;
  /** The files that the document was parsed from; empty for a supergraph that is composed here. */
  readonly sources: readonly SourceText[];
  /** Operations that authors wrote as examples, beside the schema or beside its subgraphs. */
  readonly examples: readonly SourceText[];
  /** Errors of operations that authors listed, in the schema or in its subgraphs. */
  readonly errors: readonly ErrorSource[];
  /** Coordinates of what is hidden elsewhere: of a supergraph, in one of its subgraphs. */
  readonly hidden: readonly string[];
  /** Of a supergraph, coordinates of what gets no page, but tells what belongs to whom; none when left out. */
  readonly unlisted?: ReadonlySet<string>;
}

/** Whether docgen has composed a schema itself: what is wrong with it is told of its subgraphs. */
export function isComposedHere({ sources }: Pick<LoadedSchema, 'sources'>): boolean {
  return sources.length === 0;
}
