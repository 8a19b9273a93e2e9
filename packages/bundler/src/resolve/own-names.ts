/** The modules of docgen that the code of sites can import, and the values that each exports. */
export const OWN_EXPORTS = {
  'supergraph-docgen/runtime': [
    'Head',
    'Link',
    'useHref',
    'useMarkdown',
    'usePageData',
    'useSite',
    'useTranslate',
  ],
  'supergraph-docgen/theme/shell': ['shell'],
  'supergraph-docgen/theme/article': ['article'],
  'supergraph-docgen/theme/pages': ['pages'],
  'supergraph-docgen/theme/styles.css': [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type OwnName = keyof typeof OWN_EXPORTS;
