import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { orUndefined } from '@docgen/core/basics/or-undefined';
import { isOmitted } from '@docgen/files/is-omitted';
import type { Section } from '../../section.ts';
import { projectPath } from './project-path.ts';

/** The languages of a Docusaurus site, as it names them. */
export interface SiteLanguages {
  /** The one that the site is written in. */
  readonly own: string;
  /** Its folder of translations, relative to the site. Absent if it does not exist. */
  readonly folder?: string;
  /** The others, sorted: those in the configuration, and those with translations. */
  readonly others: readonly string[];
}

/**
 * Reads the languages of a site: `i18n` of its configuration, and the folders with translations.
 *
 * @param folder - Absolute path of the site.
 */
export function siteLanguages(site: Section, folder: string): SiteLanguages {
  const i18n = site.section('i18n');
  const own = i18n?.text('defaultLocale') ?? 'en';
  const translations = projectPath(i18n?.text('path') ?? 'i18n', folder);
  const configs = i18n?.section('localeConfigs');
  const folderOf = (locale: string) => configs?.section(locale)?.text('path') ?? locale;
  const named = [...new Set([own, ...(i18n?.texts('locales') ?? [])])];
  const found = subfolders(join(folder, translations));
  const unnamed = found.filter((name) => named.every((locale) => folderOf(locale) !== name));
  const others = [...named, ...unnamed].filter((locale) => locale !== own).toSorted();
  const isThere = found.includes(folderOf(own));
  return { own, others, ...(isThere && { folder: `${translations}/${folderOf(own)}` }) };
}

/** Names of the folders in a folder. One that cannot be listed has none. */
function subfolders(folder: string): string[] {
  const names = orUndefined(() => readdirSync(folder)) ?? [];
  const isFolder = (name: string) => orUndefined(() => statSync(join(folder, name)).isDirectory());
  return names.filter((name) => !isOmitted(name) && isFolder(name));
}
