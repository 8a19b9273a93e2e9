import type { Checked } from '@docgen/core/diagnostic';
import { readProjectJson } from '../../read-project-file.ts';
import { openSection, type Section } from '../../section.ts';
import type { SiteLanguages } from './site-languages.ts';

/** The messages of Docusaurus's theme in the language of a site. */
export interface ThemeMessages {
  /** The file that `docusaurus write-translations` writes, relative to the site. */
  readonly file: string;
  /** Its messages by id, also those that nobody has worded. */
  readonly own: Section;
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
  const { value, diagnostics } =
    languages.folder === undefined
      ? { value: undefined, diagnostics: [] }
      : await readProjectJson(folder, file);
  return { value: { file, own: openSection(value) }, diagnostics };
}
