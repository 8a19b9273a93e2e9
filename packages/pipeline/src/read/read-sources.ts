import type { ThemeModules } from '@docgen/bundler/build-modules';
import { themeModules } from '@docgen/bundler/modules/theme-modules';
import type { SiteConfig } from '@docgen/core/config';
import { counted } from '@docgen/core/counted';
import type { Checked } from '@docgen/core/diagnostic';
import type { Report } from '@docgen/core/progress';
import type { Memo } from '@docgen/memo/memo';
import { type ContentInput, readContent } from './read-content.ts';
import { type DatesInput, readDates } from './read-dates.ts';
import { type StaticFile, staticFiles } from './static-files.ts';

/** The sources of a site, except for its schemas. */
export interface Sources {
  readonly content: ContentInput;
  readonly statics: readonly StaticFile[];
  readonly theme: ThemeModules;
}

export interface SourcesInput extends Pick<DatesInput, 'placeOf'> {
  readonly config: SiteConfig;
  /** Absolute path of the project folder. */
  readonly projectDir: string;
  /** Provides the modules that the site's own theme lacks. */
  readonly defaultTheme: ThemeModules;
  readonly memo: Memo;
}

/** Reads the content, lists the static files and finds the modules of the theme. */
export async function readSources(
  { config, projectDir, defaultTheme, memo, placeOf }: SourcesInput,
  report: Report,
): Promise<Checked<Sources>> {
  const dates = readDates({ config, projectDir, memo, placeOf });
  const content = await readContent(config, projectDir);
  const statics = await staticFiles(config.staticFolders, projectDir);
  const theme = themeModules(config, projectDir, defaultTheme);
  const updated = await dates;
  const files = content.value.files.map((file) => ({
    ...file,
    updated: updated.value.get(file.file),
  }));
  report(counted(content.value.count + statics.value.length, 'file'));
  return {
    value: { content: { ...content.value, files }, statics: statics.value, theme: theme.value },
    diagnostics: [
      ...content.diagnostics,
      ...statics.diagnostics,
      ...theme.diagnostics,
      ...updated.diagnostics,
    ],
  };
}
