import type { ThemeModules } from '@docgen/bundler/build-modules';
import { themeModules } from '@docgen/bundler/modules/theme-modules';
import type { SiteConfig } from '@docgen/core/config';
import type { Checked } from '@docgen/core/diagnostic';
import type { Report } from '@docgen/core/progress';
import { type StaticFile, staticFiles } from '../write/static-files.ts';
import { type ContentInput, readContent } from './read-content.ts';

/** What a site is made of beside its schemas. */
export interface Sources {
  readonly content: ContentInput;
  readonly statics: readonly StaticFile[];
  readonly theme: ThemeModules;
}

/**
 * Reads the content, lists the static files and finds the modules of the theme.
 *
 * @param projectDir - Absolute path of the project folder.
 * @param defaultTheme - Stands in for what the site's own theme does not have.
 */
export async function readSources(
  config: SiteConfig,
  projectDir: string,
  defaultTheme: ThemeModules,
  report: Report,
): Promise<Checked<Sources>> {
  const content = await readContent(config, projectDir);
  const statics = await staticFiles(config.staticFolders, projectDir);
  const theme = themeModules(config, projectDir, defaultTheme);
  report(`${content.value.count + statics.value.length} files`);
  return {
    value: { content: content.value, statics: statics.value, theme: theme.value },
    diagnostics: [...content.diagnostics, ...statics.diagnostics, ...theme.diagnostics],
  };
}
