import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { orUndefined } from '@docgen/core/basics/or-undefined';
import type { Checked } from '@docgen/core/diagnostic';
import { isForeignObject } from '../../foreign/foreign-value.ts';
import { packageFolders } from '../../foreign/project-root.ts';
import { readProjectJson } from '../../read-project-file.ts';
import { openSection, type Section } from '../../section.ts';
import type { SiteLanguages } from './site-languages.ts';

/** The messages of Docusaurus's theme in the language of a site. */
export interface ThemeMessages {
  /** The file that `docusaurus write-translations` writes, relative to the site. */
  readonly file: string;
  /** Its messages by id, also those that nobody has worded. */
  readonly own: Section;
  /** What Docusaurus itself says, by id. Absent if its package of translations is not installed. */
  readonly usual?: Section | undefined;
}

/**
 * Reads the messages of the theme in the language of a site.
 *
 * @param folder - Absolute path of the site.
 * @returns Without messages if there is no such file, or if it cannot be read, then with the
 *   warnings of `readProjectJson`.
 */
export async function themeMessages(
  languages: SiteLanguages,
  folder: string,
): Promise<Checked<ThemeMessages>> {
  const file = `${languages.folder}/code.json`;
  if (languages.folder === undefined) {
    return { value: { file, own: openSection({}) }, diagnostics: [] };
  }
  const { value, diagnostics } = await readProjectJson(folder, file);
  const usual = await usualMessages(languages.own, folder);
  return { value: { file, own: openSection(value), usual }, diagnostics };
}

/** Files of Docusaurus's translations with messages that docgen has texts for. */
const USUAL = ['theme-common.json', 'theme-search-algolia.json'];

/** What Docusaurus says in a language, according to its package in the project. */
async function usualMessages(locale: string, folder: string): Promise<Section | undefined> {
  const translations = translationsFolder(locale, folder);
  if (translations === undefined) return undefined;
  const read = await Promise.all(USUAL.map((name) => readProjectJson(translations, name)));
  const [common, ...others] = read.map(({ value }) => (isForeignObject(value) ? value : undefined));
  return common && openSection(Object.assign({}, common, ...others));
}

/** The folder of Docusaurus's translations into a language. pnpm keeps packages of packages apart. */
function translationsFolder(locale: string, folder: string): string | undefined {
  const all = packageFolders(folder)
    .flatMap((modules) => [modules, join(modules, '.pnpm/node_modules')])
    .map((modules) => join(modules, '@docusaurus/theme-translations/locales'))
    .find((path) => existsSync(path));
  return (
    all &&
    namesOf(locale)
      .map((name) => join(all, name))
      .find((path) => existsSync(path))
  );
}

/** The names that Docusaurus looks for its translations into a language by: `pt` is `pt-BR`. */
function namesOf(locale: string): string[] {
  const tag = orUndefined(() => new Intl.Locale(locale).maximize());
  if (tag === undefined) return [];
  const { language, region, script } = tag;
  return [locale, `${language}-${region}`, `${language}-${script}`, language];
}
