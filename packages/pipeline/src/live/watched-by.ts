import { join } from 'node:path';
import { SITE_THEME } from '@docgen/bundler/resolve/site-theme';
import { isWithin } from '@docgen/files/is-within';
import type { KnownSite } from './known-site.ts';

/** Absolute paths of the files and folders that a site is built from. */
export function watchedBy({
  config,
  projectDir,
  inputs,
  schemaFiles,
  assets,
  docs,
  code,
}: KnownSite): readonly string[] {
  const at = (path: string) => join(projectDir, path);
  const folders = [
    ...config.content.map(({ path }) => at(path)),
    ...config.staticFolders.map(at),
    ...(config.theme === undefined ? [] : [at(config.theme)]),
    // Modules that are added there replace others, so their paths are not among the imports.
    at(SITE_THEME),
  ];
  const files = [
    ...inputs,
    ...schemaFiles,
    ...assets.asked(),
    ...[...docs.imported()].map(at),
    ...code.inputs(),
  ];
  const inFolder = (file: string) => folders.some((folder) => isWithin(file, folder));
  return [...new Set([...folders, ...files.filter((file) => !inFolder(file))])];
}

/** Absolute paths of the pages, categories and static files that have been read. */
export function filesReadBy({
  projectDir,
  docs,
  categories,
  statics,
}: KnownSite): readonly string[] {
  return [
    ...docs.files().map(({ absolutePath }) => absolutePath),
    ...Array.from(categories.keys(), (file) => join(projectDir, file)),
    ...statics.map(({ from }) => from),
  ];
}
