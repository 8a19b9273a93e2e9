/** The modules of docgen that the code of sites can import. */
export const OWN_NAMES = [
  'supergraph-docgen/runtime',
  'supergraph-docgen/theme/shell',
  'supergraph-docgen/theme/article',
  'supergraph-docgen/theme/pages',
  'supergraph-docgen/theme/styles.css',
] as const;

export type OwnName = (typeof OWN_NAMES)[number];
