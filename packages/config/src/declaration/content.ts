import { entryFor, insteadOfPath } from './entry-for.ts';
import { address, id, route } from './formats.ts';
import { optional, optionalWith, required } from './keys.ts';
import { object } from './objects.ts';
import { label, list, oneOf } from './values.ts';

/**
 * An entry of `content` for a folder, as it is written.
 *
 * @param path - Relative to the configuration file.
 */
export function rootAt(path: string): string {
  return entryFor(path, 'docs');
}

export const content = object(
  'ContentConfig',
  {
    id: required(id, 'Id of the content root in sidebars and messages.'),
    path: required(label, 'Folder, relative to the configuration file.'),
    route: optionalWith(route, '/', 'Parent route of all pages in the folder.'),
    categoryRoute: optional(
      route,
      'Parent route of the generated index pages of sidebar groups that begin with pages of this folder.',
      { usually: '`categoryRoute` of the site', example: '/docs/1.0/category' },
    ),
    extensions: optional(
      list('endings', oneOf('md', 'mdx', 'js', 'jsx', 'ts', 'tsx')),
      'Extensions of files that are pages. Other files belong to the pages that import them.',
      { usually: "`['md', 'mdx', 'jsx', 'tsx']`", example: ['md', 'mdx'] },
    ),
    include: optional(
      list('patterns', label),
      'Patterns of files and folders, relative to the folder, such as `guide` or `*.mdx`. Only matching files are pages.',
      { usually: 'all files with these extensions' },
    ),
    exclude: optional(
      list('patterns', label),
      'Patterns of files and folders, relative to the folder, such as `drafts`. Matching files are not pages.',
    ),
    numberPrefixes: optional(
      oneOf('keep'),
      '`keep` keeps number prefixes of files and folders, as in `01-start.md`, in routes, ids and labels, and does not use them for the order in sidebars.',
      { usually: 'prefixes are removed' },
    ),
    editUrl: optional(
      address,
      'URL of the folder in the editor of a repository, such as `https://git.example/shop/docs/edit/main/docs`. It adds the link "Edit this page" to each Markdown page of the folder.',
    ),
  },
  undefined,
  {
    insteadOf: insteadOfPath('docs'),
    otherKeys: {
      routeBasePath: 'Write route.',
      showLastUpdateTime: 'Write lastUpdated: true beside content.',
      sidebarPath: 'Write sidebars beside content.',
    },
  },
);
