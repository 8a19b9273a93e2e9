import type { EntryKind } from '@docgen/core/schema-model';

/** What one definition of each kind is called. */
export const kindLabel: Readonly<Record<EntryKind, string>> = {
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
