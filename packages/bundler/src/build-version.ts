import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { orUndefined } from '@docgen/core/basics/or-undefined';
import type { BuildModules } from './build-modules.ts';

/**
 * Identifies everything that affects a site's output besides its own files: docgen's bundles, and
 * the installed versions of its dependencies that are not bundled.
 *
 * @throws The file system's error if docgen's installation is incomplete.
 */
export function buildVersion({
  manifest,
  bundleHash,
}: Pick<BuildModules, 'manifest' | 'bundleHash'>): string {
  const { dependencies, peerDependencies } = readManifest(manifest);
  const folders = createRequire(manifest).resolve.paths('any-package') ?? [];
  const installed = Object.keys({ ...dependencies, ...peerDependencies }).map((name) => {
    const found = folders
      .map((folder) => orUndefined(() => readManifest(join(folder, name, 'package.json')).version))
      .find((version) => version !== undefined);
    return `${name} ${found ?? 'missing'}`;
  });
  return [readFileSync(bundleHash, 'utf8'), ...installed].join('\n');
}

interface Manifest {
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

function readManifest(path: string): Manifest {
  return JSON.parse(readFileSync(path, 'utf8'));
}
