import { existsSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { AuthorCode } from '@docgen/author-code/author-code';
import type { SiteConfig } from '@docgen/core/config';
import type { Checked, Diagnostic } from '@docgen/core/diagnostic';
import { didYouMeanOf } from '@docgen/core/strings/did-you-mean';
import { folderSettings } from '@docgen/files/folder-settings';
import { readSource } from '@docgen/files/read-source';
import { bundleConfig, type ConfigBundle } from './bundle-config.ts';
import { checkConfig } from './check-config.ts';
import { checkPngDrawer } from './check-png-drawer.ts';
import { type ConfigPlaces, configPlaces, placesWithin } from './config-places.ts';
import { describe, isObject } from './describe-value.ts';
import { configsBelow } from './find-config.ts';
import { type ExportedConfig, importBundle } from './import-bundle.ts';

/** A configuration, with the places of its keys. */
export interface LoadedConfig {
  readonly config: SiteConfig;
  /** For diagnostics of later checks. */
  readonly placeOf: ConfigPlaces;
  /** Absolute paths of the project files that it was made from. */
  readonly inputs: readonly string[];
}

/**
 * Bundles a configuration file, see `bundleConfig`.
 *
 * @param text - Content of the file.
 */
export type ConfigBundler = (
  configFile: string,
  text: string,
) => Promise<Checked<ConfigBundle | undefined>>;

/** Options of `loadConfig`. */
export interface ConfigLoading {
  /** Content of a configuration file that does not exist yet. */
  readonly planned?: string | undefined;
  /** May return a bundle from an earlier run. @default bundleConfig */
  readonly bundler?: ConfigBundler | undefined;
}

/**
 * Loads and checks a configuration: TypeScript, JavaScript or JSON that exports the configuration,
 * a promise of it, or a function that returns either.
 *
 * @param configFile - Absolute path. Its folder is the project folder.
 * @param author - Guards the configuration's code. If it is left out, the code runs unguarded.
 * @returns `undefined` as value if there is an error. The diagnostics are `config-missing`,
 *   `config-not-an-object`, and those of `readSource`, `folderSettings`, `bundleConfig`,
 *   `importBundle`, `checkConfig` and `checkPngDrawer`.
 */
export async function loadConfig(
  configFile: string,
  author?: AuthorCode,
  { planned, bundler = (file) => bundleConfig(file, { planned }) }: ConfigLoading = {},
): Promise<Checked<LoadedConfig | undefined>> {
  const file = basename(configFile);
  const projectDir = dirname(configFile);
  const diagnostics: Diagnostic[] = [];
  const take = <T>({ value, diagnostics: found }: Checked<T>): T => {
    diagnostics.push(...found);
    return value;
  };
  const failed = { value: undefined, diagnostics };
  if (planned === undefined && !existsSync(configFile)) {
    return { value: undefined, diagnostics: [missing(configFile)] };
  }
  const text = planned ?? take(await readSource(configFile, file));
  if (text === undefined) return failed;
  diagnostics.push(...folderSettings(projectDir, projectDir));
  if (diagnostics.length > 0) return failed;

  const withText = <T>({ value, diagnostics: found }: Checked<T>): Checked<T> => ({
    value,
    diagnostics: found.map((entry) =>
      entry.place?.file === file ? { ...entry, source: text } : entry,
    ),
  });
  const bundle = take(withText(await bundler(configFile, text)));
  if (bundle === undefined) return failed;
  const exported = withText(await importBundle(bundle, file, author));
  const found = take(exported);
  if (found === undefined || exported.diagnostics.length > 0) return failed;
  const { value } = found;
  const source = { file, bundle };
  if (!isObject(value))
    diagnostics.push({ ...notAnObject(found, file), ...placesWithin(source)([]) });
  const config = isObject(value) ? take(checkConfig(found, source)) : undefined;
  if (config === undefined) return failed;
  const placeOf = configPlaces(source);
  const notInstalled = checkPngDrawer(config, { projectDir, placeOf });
  diagnostics.push(...notInstalled);
  return notInstalled.length > 0
    ? failed
    : { value: { config, placeOf, inputs: bundle.inputs }, diagnostics };
}

/** How many configurations a hint names. */
const MOST_SUGGESTED = 3;

function missing(configFile: string): Diagnostic {
  const suggestion = didYouMeanOf(configsBelow(dirname(configFile)).slice(0, MOST_SUGGESTED));
  return {
    code: 'config-missing',
    severity: 'error',
    message: `There is no configuration file ${configFile}.`,
    hint:
      suggestion === undefined
        ? 'Run `docgen init` to create a site here, or name another file with --config.'
        : `${suggestion} Change to its folder, or name it with --config.`,
  };
}

function notAnObject({ value, isReturned }: ExportedConfig, file: string): Diagnostic {
  const exported = value === undefined ? 'has no default export' : `exports ${describe(value)}`;
  const found = isReturned ? `its function returns ${describe(value)}` : exported;
  return {
    code: 'config-not-an-object',
    severity: 'error',
    message: `${file} must export the configuration as default, but ${found}.`,
    hint: isReturned
      ? 'Return the configuration, an object, from the function.'
      : 'Write `export default defineConfig({ … })`.',
  };
}
