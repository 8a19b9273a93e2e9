import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Diagnostic } from '@docgen/core/diagnostic';
import { silentProgress } from '@docgen/core/progress';
import { runBuild } from '@docgen/pipeline/run-build';
import { docgenModules } from './docgen-modules.ts';

/** The text of a configuration whose pages are below `content`. @param more - Further keys. */
export const config = (more = '') =>
  `export default { title: 'T', url: 'https://t.example', content: [{ id: 'docs', path: 'content' }], ${more} };\n`;

/**
 * Runs `docgen check` on a site in this process.
 *
 * @param files - Texts by path. A configuration is added if there is none.
 * @param site - Path of the site's folder among them.
 * @returns Each diagnostic as `code place: message`, with the pages in its notes, sorted.
 */
export async function checkedFiles(
  files: Readonly<Record<string, string>>,
  site = '.',
): Promise<string[]> {
  return (await diagnosticsOf(files, site))
    .map(({ code, place, message, notes = [] }) => {
      const at = [place?.file, place?.line, place?.column].filter((part) => part !== undefined);
      const pages = notes.map((note) => ` (${note.place?.file})`).join('');
      return `${code} ${at.join(':')}: ${message}${pages}`;
    })
    .sort();
}

/** Runs `docgen check` like {@link checkedFiles}, and returns the diagnostics. */
export async function diagnosticsOf(
  files: Readonly<Record<string, string>>,
  site = '.',
): Promise<readonly Diagnostic[]> {
  const project = realpathSync(mkdtempSync(join(tmpdir(), 'docgen-checked-')));
  try {
    for (const [path, text] of Object.entries({
      [join(site, 'site.config.ts')]: config(),
      ...files,
    })) {
      mkdirSync(dirname(join(project, path)), { recursive: true });
      writeFileSync(join(project, path), text);
    }
    const { diagnostics } = await runBuild({
      configFile: join(project, site, 'site.config.ts'),
      write: false,
      progress: silentProgress,
      modules: docgenModules,
    });
    return diagnostics;
  } finally {
    rmSync(project, { recursive: true });
  }
}
