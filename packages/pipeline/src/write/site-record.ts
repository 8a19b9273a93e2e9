import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { AssetFiles } from '@docgen/bundler/assets/asset-files';
import type { SiteConfig } from '@docgen/core/config';
import type { Diagnostic } from '@docgen/core/diagnostic';
import { fileIdentity } from '@docgen/files/file-identity';
import { hashOf, hashOfData } from '@docgen/memo/hash-of';
import type { Memo } from '@docgen/memo/memo';
import type { CompiledContent } from '../compile/compile-content.ts';
import type { Schema } from '../read/kept-schema.ts';
import type { Sources } from '../read/read-sources.ts';
import type { Made } from '../run.ts';

/** What a build came to, from the step on that is skipped when nothing has changed. */
export interface SiteRecord {
  /** See {@link siteHash}. */
  readonly hash: string;
  /** Of the steps that come after compiling. */
  readonly diagnostics: readonly Diagnostic[];
  readonly made: Made;
}

export interface SiteHashInput {
  readonly config: SiteConfig;
  /** Absolute path of the project folder. */
  readonly projectDir: string;
  /** Relative to it. */
  readonly configFile: string;
  readonly sources: Sources;
  readonly schemas: readonly Schema[];
  readonly compiled: CompiledContent;
  readonly assets: AssetFiles;
}

/**
 * Stands for everything that a site is made from.
 *
 * @returns `undefined` for a site with code of its authors: nobody knows what that looks at. Also
 *   when a static file was changed just now, see `fileIdentity`.
 */
export function siteHash(input: SiteHashInput): string | undefined {
  const { config, projectDir, configFile, sources, schemas, compiled, assets } = input;
  const { docs } = compiled;
  if (config.theme !== undefined || docs.some(({ isPure }) => !isPure)) return undefined;
  const statics = sources.statics.map(({ path, from }) => [path, fileIdentity(statSync(from))]);
  if (statics.some(([, identity]) => identity === undefined)) return undefined;
  return hashOfData([
    config,
    configFile,
    // Places in it are told.
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
 * Recalls what the last build came to that filled an output folder.
 *
 * @param outDir - Absolute path.
 */
export function recallSite(outDir: string, memo: Memo): SiteRecord | undefined {
  return memo.recall(`site ${outDir}`) as SiteRecord | undefined;
}

/**
 * Remembers that.
 *
 * @param record - `undefined` where nobody can tell whether it would be the same again: what is
 *   remembered of an earlier build is not about this output.
 */
export function rememberSite(outDir: string, record: SiteRecord | undefined, memo: Memo): void {
  const diagnostics = record?.diagnostics.map(({ source: _, ...diagnostic }) => diagnostic);
  memo.remember(`site ${outDir}`, record && { ...record, diagnostics });
}
