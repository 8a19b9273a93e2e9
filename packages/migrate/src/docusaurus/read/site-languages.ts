import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { orUndefined } from '@docgen/core/basics/or-undefined';
import { isOmitted } from '@docgen/files/is-omitted';
import type { Section } from '../../section.ts';
import { projectPath } from './project-path.ts';

/** The languages of a Docusaurus site, as it names them. */
export interface SiteLanguages {
  /** The one that the site is written in. */
  readonly own: string;
  /** Its folder of translations, relative to the site. Absent if it is empty or does not exist. */
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
  const translations = resolve(folder, i18n?.text('path') ?? 'i18n');
  const configs = i18n?.section('localeConfigs');
  const folderOf = (locale: string) =>
    resolve(translations, configs?.section(locale)?.text('path') ?? locale);
  const named = [...new Set([own, ...(i18n?.texts('locales') ?? [])])];
  const usedFolders = named.map(folderOf);
  const unnamed = namesIn(translations).filter((name) => {
    const path = join(translations, name);
    return !isOmitted(name) && !usedFolders.includes(path) && namesIn(path).some(isTranslation);
  });
  const others = [...named, ...unnamed].filter((locale) => locale !== own).toSorted();
  const isThere = namesIn(folderOf(own)).length > 0;
  return { own, others, ...(isThere && { folder: projectPath(folderOf(own), folder) }) };
}

/** What is in a folder. One that cannot be listed is empty. */
function namesIn(folder: string): readonly string[] {
  return orUndefined(() => readdirSync(folder)) ?? [];
}

/** Whether a file or folder in the folder of a language is what Docusaurus reads there. */
function isTranslation(name: string): boolean {
  return name === 'code.json' || name.startsWith('docusaurus-');
}
