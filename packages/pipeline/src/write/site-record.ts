import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { AssetFiles } from '@docgen/bundler/assets/asset-files';
import type { SiteConfig } from '@docgen/core/config';
import type { Diagnostic } from '@docgen/core/diagnostic';
import { fileIdentity } from '@docgen/files/file-identity';
import { hashOf, hashOfData } from '@docgen/memo/hash-of';
import type { Memo } from '@docgen/memo/memo';
import type { CompiledContent } from '../compile/compile-content.ts';
import type { Sources } from '../read/read-sources.ts';
import type { Made } from '../run.ts';
import type { Schema } from '../schemas/kept-schema.ts';

/** The result of a build after the step `compile`, which is reused if nothing has changed. */
export interface SiteRecord {
  /** See {@link siteHash}. */
  readonly hash: string;
  /** Diagnostics of the steps after `compile`. */
  readonly diagnostics: readonly Diagnostic[];
  readonly made: Made;
}

export interface SiteHashInput {
  readonly config: SiteConfig;
  /** Absolute path of the project folder. */
  readonly projectDir: string;
  /** Relative to the project folder. */
  readonly configFile: string;
  readonly sources: Sources;
  readonly schemas: readonly Schema[];
  readonly compiled: CompiledContent;
  readonly assets: AssetFiles;
}

/**
 * A hash of everything that a site is built from.
 *
 * @returns `undefined` for a site with code of its authors, because its dependencies are unknown,
 *   and if a static file was changed very recently, see `fileIdentity`.
 */
export function siteHash(input: SiteHashInput): string | undefined {
  const { config, projectDir, configFile, sources, schemas, compiled, assets } = input;
  const { docs } = compiled;
  const hasCode = config.theme !== undefined || config.components !== undefined;
  if (hasCode || docs.some(({ isPure }) => !isPure)) return undefined;
  const statics = sources.statics.map(({ path, from }) => [path, fileIdentity(statSync(from))]);
  if (statics.some(([, identity]) => identity === undefined)) return undefined;
  return hashOfData([
    config,
    configFile,
    // Diagnostics contain places in the configuration.
    hashOf(readFileSync(join(projectDir, configFile))),
    sources.content.files.map(({ file, source }) => [file, hashOf(source)]),
    sources.content.categories,
    schemas.map(({ id, hash, model }) => [id, hash, model.hash]),
    docs.map(({ doc, hash }) => [doc, hash]),
    Array.from(assets.all(), ({ path }) => path),
    statics,
  ]);
}

/**
 * Recalls the result of the last build that wrote to an output folder.
 *
 * @param outDir - Absolute path.
 */
export function recallSite(outDir: string, memo: Memo): SiteRecord | undefined {
  return memo.recall(`site ${outDir}`) as SiteRecord | undefined;
}

/**
 * Remembers the result of a build.
 *
 * @param record - `undefined` if a later build cannot compare with it; the record of an earlier
 *   build is then removed, because it does not describe this output.
 */
export function rememberSite(outDir: string, record: SiteRecord | undefined, memo: Memo): void {
  const diagnostics = record?.diagnostics.map(({ source: _, ...diagnostic }) => diagnostic);
  memo.remember(`site ${outDir}`, record && { ...record, diagnostics });
}
