import { existsSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { AuthorCode } from '@docgen/author-code/author-code';
import type { SiteConfig } from '@docgen/core/config';
import type { Checked, Diagnostic } from '@docgen/core/diagnostic';
import { folderSettings } from '@docgen/files/folder-settings';
import { readSource } from '@docgen/files/read-source';
import { bundleConfig } from './bundle-config.ts';
import { describe, isObject } from './check.ts';
import { checkConfig } from './check-config.ts';
import { checkPngDrawer } from './check-png-drawer.ts';
import { type ConfigPlaces, configPlaces } from './config-places.ts';
import { importBundle } from './import-bundle.ts';

/** A configuration, and where its keys stand. */
export interface LoadedConfig {
  readonly config: SiteConfig;
  /** For what is found out about the configuration later. */
  readonly placeOf: ConfigPlaces;
}

/**
 * Loads and checks a configuration: TypeScript, JavaScript or JSON, exporting the configuration,
 * a promise of it, or a function that returns either.
 *
 * @param configFile - Absolute path. Its folder is the project folder.
 * @param author - Watches over the configuration's code while it runs; nobody does when left out.
 * @returns `undefined` as value when there is an error, with diagnostics of these codes:
 *   `config-missing`, those of `readSource` and `folderSettings`, `config-syntax`, `config-throws`,
 *   `config-not-an-object`, and those of `checkConfig` and `checkPngDrawer`.
 */
export async function loadConfig(
  configFile: string,
  author?: AuthorCode,
): Promise<Checked<LoadedConfig | undefined>> {
  const file = basename(configFile);
  const projectDir = dirname(configFile);
  if (!existsSync(configFile)) return failed([missing(configFile)]);
  const source = await readSource(configFile, file);
  if (source.value === undefined) return failed(source.diagnostics);
  const text = source.value;

  const settings = folderSettings(projectDir, projectDir);
  if (settings.length > 0) return failed(settings);
  const bundled = await bundleConfig(configFile);
  const withText = (found: readonly Diagnostic[]) =>
    found.map((entry) => (entry.place?.file === file ? { ...entry, source: text } : entry));
  const warnings = withText(bundled.diagnostics);
  if (bundled.value === undefined) return failed(warnings);

  const exported = await importBundle(bundled.value, file, author);
  if (exported.diagnostics.length > 0)
    return failed([...warnings, ...withText(exported.diagnostics)]);
  if (!isObject(exported.value)) return failed([...warnings, notAnObject(exported.value, file)]);

  const { value: config, diagnostics } = checkConfig(exported.value, { file, text });
  const placeOf = configPlaces({ file, text });
  if (config === undefined) return failed([...warnings, ...diagnostics]);
  const notInstalled = checkPngDrawer(config, placeOf);
  if (notInstalled.length > 0) return failed([...warnings, ...diagnostics, ...notInstalled]);
  return { value: { config, placeOf }, diagnostics: [...warnings, ...diagnostics] };
}

function failed(diagnostics: readonly Diagnostic[]): Checked<undefined> {
  return { value: undefined, diagnostics };
}

function missing(configFile: string): Diagnostic {
  return {
    code: 'config-missing',
    severity: 'error',
    message: `There is no configuration file ${configFile}.`,
    hint: 'Run `docgen init` to create a site here, or name another file with --config.',
  };
}

function notAnObject(value: unknown, file: string): Diagnostic {
  const found = value === undefined ? 'has no default export' : `exports ${describe(value)}`;
  return {
    code: 'config-not-an-object',
    severity: 'error',
    message: `${file} must export the configuration as default, but ${found}.`,
    hint: 'Write `export default defineConfig({ … })`.',
    place: { file },
  };
}
