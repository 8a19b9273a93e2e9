const FRAME_PART =
  'It is part of the frame or of a page, which themes draw: create a folder with a shell.tsx, article.tsx or pages.tsx and set `theme` to it. A module of that name in src/theme takes precedence.';

/** Why docgen has no equivalent of a module, by a pattern for its specifier. */
const REASONS: readonly (readonly [RegExp, string])[] = [
  [
    /^@docusaurus\/(?:ComponentCreator|renderRoutes)/,
    'Routes follow from the files of the content roots.',
  ],
  [/^@docusaurus\/plugin-content-blog|^@theme\/Blog/, 'docgen has no blog.'],
  [/^@docusaurus\/(?:plugin-(?!content-docs)|theme-(?!common))/, 'docgen has no plugins.'],
  [
    /^@docusaurus\/(?:logger|utils|mdx-loader|core|types|preset)/,
    'It is a Node package. Use it in scripts that run before the build.',
  ],
  [
    /^@theme\/Icon\//,
    'It is a brand icon, or not an icon of Docusaurus. Import an SVG file of your own as a component.',
  ],
  [/^@theme\/(?:hooks|utils)\//, 'Docusaurus 2 removed it, too. See @docusaurus/theme-common.'],
  [
    /^@theme\/(?:ApiDoc|ApiItem|ParamsItem|SchemaItem)/,
    'docgen generates references only for GraphQL schemas.',
  ],
  [
    /^@theme\/(?:Playground|CodeBlock\/|LiveCodeBlock|ReactLiveScope)/,
    'Use plain code blocks instead: `<CodeBlock>`.',
  ],
  [/^@theme\/Mermaid/, 'Write diagrams as fences with the language mermaid.'],
  [/^@theme\/Search/, 'Search is part of the frame.'],
  // Modules whose names are similar to those of modules that docgen has.
  [/^@theme\/(?:Admonition\/Type|DocCard\/|Loading|NavbarItem|TOCItems)/, FRAME_PART],
];

/**
 * Why docgen has no equivalent of a module that pages of Docusaurus import.
 *
 * @param nearest - The most similar name of a module that docgen has, if one is similar.
 * @returns `undefined` if the name is most likely mistyped.
 */
export function reasonAgainst(specifier: string, nearest: string | undefined): string | undefined {
  const reason = REASONS.find(([pattern]) => pattern.test(specifier))?.[1];
  return (
    reason ??
    (nearest === undefined && !specifier.startsWith('@docusaurus/') ? FRAME_PART : undefined)
  );
}

/** Why docgen's equivalent of a module lacks an export, by a pattern for its name. */
const EXPORT_REASONS: readonly (readonly [RegExp, string])[] = [
  [
    /Doc$|^DocProvider|LayoutDoc|^useDocById/,
    'Use the page’s own title and front matter: `frontMatter` in Markdown, properties for components.',
  ],
  [
    /Sidebar|^findFirst|Breadcrumb/,
    'Sidebar and breadcrumbs are drawn by the theme: see the slots of shell.tsx and pages.tsx.',
  ],
  [/Search/, 'Search is part of the frame.'],
  [/Blog|Tag/, 'docgen has no blog and no tags.'],
  [
    /Navbar|AnnouncementBar|Footer|TOC|Toc|Keyboard|Scroll|BackToTop|Title|History|LocalPathname|CodeBlock|Prism|Tabs/,
    'It is part of the frame or of a component that docgen draws differently.',
  ],
];

/**
 * Why docgen's equivalent of a module lacks an export.
 *
 * @param specifier - Specifier of a module that docgen has an equivalent of.
 * @returns `undefined` if no reason is known.
 */
export function reasonAgainstExport(specifier: string, name: string): string | undefined {
  if (!/^@docusaurus\/(?:theme-common|plugin-content-docs)/.test(specifier)) return undefined;
  return EXPORT_REASONS.find(([pattern]) => pattern.test(name))?.[1];
}
