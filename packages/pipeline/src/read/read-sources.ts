import type { ThemeModules } from '@docgen/bundler/build-modules';
import { themeModules } from '@docgen/bundler/modules/theme-modules';
import type { SiteConfig } from '@docgen/core/config';
import { type Checked, hasErrors } from '@docgen/core/diagnostic';
import type { Report } from '@docgen/core/progress';
import { counted } from '@docgen/core/strings/counted';
import type { Memo } from '@docgen/memo/memo';
import { type ContentInput, readContent } from './read-content.ts';
import { type Dates, readDates } from './read-dates.ts';
import { type StaticFile, staticFiles } from './static-files.ts';

/** The sources of a site, except for its schemas. */
export interface Sources {
  readonly content: ContentInput;
  readonly statics: readonly StaticFile[];
  readonly theme: ThemeModules;
  /** False if a page, a category or a static file could not be read, so that addresses are missing. */
  readonly isWhole: boolean;
  readonly dates: Dates;
}

export interface SourcesInput {
  readonly config: SiteConfig;
  /** Absolute path of the project folder. */
  readonly projectDir: string;
  /** Provides the modules that the site's own theme lacks. */
  readonly defaultTheme: ThemeModules;
  readonly memo: Memo;
  /** Called with the content before the dates of its files are known, for which git is asked. */
  readonly onContent?: (content: ContentInput) => void;
}

/**
 * Reads the content, lists the static files and finds the modules of the theme.
 *
 * @returns Diagnostics without those of `Sources.dates`.
 */
export async function readSources(
  { config, projectDir, defaultTheme, memo, onContent }: SourcesInput,
  report: Report,
): Promise<Checked<Sources>> {
  const reading = readDates({ config, projectDir, memo });
  const content = await readContent(config, projectDir);
  onContent?.(content.value);
  const statics = await staticFiles(config.staticFolders, projectDir);
  const theme = themeModules(config, projectDir, defaultTheme);
  const dates = await reading;
  const files = content.value.files.map((file) => ({
    ...file,
    updated: dates.byFile.get(file.file),
  }));
  report(counted(content.value.count + statics.value.length, 'file'));
  const wrong = [...content.diagnostics, ...statics.diagnostics];
  return {
    value: {
      content: { ...content.value, files },
      statics: statics.value,
      theme: theme.value,
      isWhole: !hasErrors(wrong),
      dates,
    },
    diagnostics: [...wrong, ...theme.diagnostics],
  };
}
