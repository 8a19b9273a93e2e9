import { posix } from 'node:path';
import { joinRoute } from '@docgen/core/addresses/url';
import { counted } from '@docgen/core/strings/counted';
import { inWords } from '@docgen/core/strings/in-words';
import { isWithin } from '@docgen/files/is-within';
import type { PageAddress } from '../../page-addresses.ts';
import type { MapContext } from '../map/map-context.ts';
import { isOwnPage } from '../read/definition-folders.ts';
import type { FoundSchema } from '../read/schema-files.ts';

/** Components that docgen replaces. */
const COMPONENTS: ReadonlyMap<string, string> = new Map([
  [
    'MDXComponents',
    'It needs modules that docgen does not have, or packages that are not installed. Name a module of components in `components`.',
  ],
  ['prism-include-languages', 'Languages of code blocks are in `code.languages`.'],
]);

const SLOTS =
  'Imports from @theme/… use it, but what docgen draws does not. To change that, create a folder with a shell.tsx (frame), article.tsx (page) or pages.tsx (reference, categories) and set `theme` to it.';

/**
 * Notes the parts of the folder that were not migrated: blog, translations, components, generated
 * pages.
 *
 * @param schemas - The migrated schemas.
 */
export function noteFolder(context: MapContext, schemas: readonly FoundSchema[]): void {
  const { facts, docs, languages, leftVersions, pagesFolder, notes } = context;
  for (const [folder, count] of facts.posts) {
    notes.left(
      `blog (${counted(count, 'post')} in ${folder})`,
      'docgen has no blog. To keep posts as pages, move them to a content root.',
    );
  }
  const tagged = context.pages.filter(({ isTagged }) => isTagged);
  const taggedRoot = docs.find(({ content }) => content === tagged[0]?.content);
  if (taggedRoot !== undefined) {
    notes.left(
      `tags of ${counted(tagged.length, 'page')}`,
      `docgen shows no tags, and has no pages of them such as ${joinRoute(taggedRoot.route, 'tags')}. Change links to these pages, and write redirects for those that readers know.`,
    );
  }
  const { react, unknown } = facts.pages;
  if (react.length > 0 && unknown.length > 0) {
    notes.left(`pages in ${pagesFolder.path} (${react.join(', ')})`, cureOf(unknown));
  }
  for (const { what, text } of leftVersions) notes.left(what, text);
  if (languages.others.length > 0) {
    notes.left(
      `languages ${languages.others.join(', ')}`,
      'docgen builds one language per site. Create a configuration for each, with its own locale, content and basePath.',
    );
  }
  for (const name of facts.swizzled) {
    if (facts.components !== undefined && /^MDXComponents(?:\/|$)/.test(name)) continue;
    notes.left(`component src/theme/${name}`, COMPONENTS.get(name) ?? SLOTS);
  }
  for (const schema of schemas.filter(({ folder }) => facts.generated.includes(folder))) {
    notes.left(
      `generated pages in ${schema.folder}`,
      `docgen generates the reference from the schema. ${cureOfGenerated(schema, context.pages)}`,
    );
  }
  for (const { path, content } of docs.filter((root) => facts.missing.includes(root.path))) {
    notes.check('content', `content root ${content}`, `The folder ${path} does not exist.`);
  }
}

const PLUGIN_DATA =
  'They read data of plugins with usePluginData, but docgen has no plugins. Write the data into a JSON file that they import';

/** Advice on React pages that could not be migrated. @param unknown - See `unknownModules`. */
function cureOf(unknown: readonly string[]): string {
  const modules = unknown.filter((name) => name !== 'usePluginData');
  const missing = `They need ${modules.join(', ')}, which docgen does not have, or which is not installed. Take it out or install it`;
  const cures = [
    ...(modules.length > 0 ? [missing] : []),
    ...(modules.length < unknown.length ? [PLUGIN_DATA] : []),
  ];
  return `${cures.join('. ')}, and run \`docgen init\` again after removing site.config.ts.`;
}

function cureOfGenerated(schema: FoundSchema, pages: readonly PageAddress[]): string {
  if (schema.isByKind)
    return 'Delete those of the plugin, such as objects.md, whose addresses are redirects now.';
  const own = ownFolders(schema, pages);
  return own.length === 0
    ? 'Delete the folder. Otherwise its pages take the routes of the reference.'
    : `Delete them. Otherwise they take the routes of the reference. Keep ${inWords(own)}, with pages of your own.`;
}

/** Folders with handwritten pages among generated ones. */
function ownFolders({ folder, docs }: FoundSchema, pages: readonly PageAddress[]): string[] {
  if (docs === undefined) return [];
  const own = pages
    .filter(({ content, path }) => content === docs.content && isWithin(path, docs.folder))
    .map(({ path }) => posix.relative(docs.folder, path))
    .filter((path) => isOwnPage(path));
  return [...new Set(own.map((path) => posix.join(folder, posix.dirname(path))))];
}
