import { type ForeignValue, isOpaque } from '../../foreign/foreign-value.ts';
import type { DocsInstance } from './docs-instances.ts';

/**
 * The address of the folder in which readers edit the pages of a docs instance, from `editUrl` of
 * its options. A function counts as read only if its calls, see `editCalls`, result in an address
 * or in no link for each version of the instance.
 *
 * @param docs - All instances.
 * @returns `undefined` if there is none, or if the function cannot be expressed as folders.
 */
export function editFolder(root: DocsInstance, docs: readonly DocsInstance[]): string | undefined {
  const { id, path, options } = root;
  const address = options.text('editUrl');
  const versions = docs.filter((each) => each.id === id);
  if (address !== undefined) return folderUrl(address, editedPath(root, versions));
  const given = options.peek('editUrl');
  const folders = versions.map((each) => startOf(given, each.path));
  if (folders.includes(undefined) || folders.every((folder) => folder === '')) return undefined;
  options.any('editUrl');
  return startOf(given, path) || undefined;
}

/** The folder that readers edit; with `editCurrentVersion` always that of the current version. */
function editedPath({ path, options }: DocsInstance, versions: readonly DocsInstance[]): string {
  if (options.flag('editCurrentVersion') !== true) return path;
  return versions.find(({ versionName }) => versionName === 'current')?.path ?? path;
}

/** Docusaurus expects the address of the site's folder, docgen that of the content root. */
function folderUrl(editUrl: string, path: string): string {
  const joined = `${editUrl.replace(/\/+$/, '')}/${path}`;
  return URL.canParse(joined) ? new URL(joined).href : joined;
}

/** What a function writes before the path of a page; empty for no link. */
function startOf(editUrl: ForeignValue | undefined, path: string): string | undefined {
  const { [path]: start } = (isOpaque(editUrl) && editUrl.starts) || {};
  if (start === undefined || start === '') return start;
  // In brackets are packages that were not run.
  const isFolder = /^https?:.*\/$/s.test(start) && URL.canParse(start) && !/⟨.*⟩/.test(start);
  return isFolder ? new URL(start).href.replace(/\/+$/, '') : undefined;
}
