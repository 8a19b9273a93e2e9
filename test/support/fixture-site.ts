import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runDocgen } from './run-docgen.ts';
import { serveSite } from './serve-site.ts';

/** A small site whose files are in the test, built. */
export interface FixtureSite {
  /** Output folder. */
  readonly folder: string;
  /** Writes files by path, and builds again. */
  readonly change: (files: Readonly<Record<string, string>>) => Promise<void>;
  /** Serves the site until it is removed. @returns Its address, without a slash at the end. */
  readonly serve: () => Promise<string>;
  readonly remove: () => Promise<void>;
}

/** Builds the project in a folder. @throws Error with the messages if it does not build. */
export type BuildProject = (project: string) => Promise<void>;

/** Builds with docgen's sources, which tests without a browser have loaded anyway. */
const buildFromSources: BuildProject = async (project) => {
  const { code, stdout, stderr } = await runDocgen(['build'], project);
  if (code !== 0) throw new Error(`docgen build exited with ${code}:\n${stdout}${stderr}`);
};

/** Builds with the bundled docgen, which loads in a fraction of the time that the sources take. */
export const buildFromBundle: BuildProject = async (project) => {
  const { build } = await import('supergraph-docgen');
  const { diagnostics } = await build({ cwd: project });
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new Error(`${project}:\n${JSON.stringify(errors, undefined, 2)}`);
};

/**
 * Writes a site into a temporary folder and builds it.
 *
 * @param files - Texts by path, including `site.config.ts`.
 * @throws Error with docgen's messages if the site does not build.
 */
export async function buildFixtureSite(
  files: Readonly<Record<string, string>>,
  buildProject = buildFromSources,
): Promise<FixtureSite> {
  const project = await mkdtemp(join(tmpdir(), 'docgen-fixture-'));
  const folder = join(project, 'dist');
  const stops: (() => Promise<void>)[] = [];
  const change: FixtureSite['change'] = async (changed) => {
    for (const [path, text] of Object.entries(changed)) {
      await mkdir(dirname(join(project, path)), { recursive: true });
      await writeFile(join(project, path), text);
    }
    await buildProject(project);
  };
  await change(files);
  return {
    folder,
    change,
    async serve() {
      const { url, stop } = await serveSite(folder);
      stops.push(stop);
      return url;
    },
    async remove() {
      for (const stop of stops) await stop();
      await rm(project, { recursive: true });
    },
  };
}
