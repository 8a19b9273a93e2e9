import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { decodePath } from '@docgen/core/addresses/address';
import { orUndefined } from '@docgen/core/basics/or-undefined';
import type { Diagnostic } from '@docgen/core/diagnostic';
import { packageManager } from '@docgen/files/package-manager';
import { relativePath } from '@docgen/files/relative-path';
import { problemMessage } from '../problem-message.ts';

/** Stylesheets written in Sass, including CSS modules. */
export const SASS = /\.s[ac]ss$/i;

type Sass = typeof import('sass');

/**
 * Compiles a stylesheet with the `sass` package that is installed in the project, or else next to
 * docgen. It is 6 MB and most sites do not need it, so it is an optional peer dependency of docgen.
 *
 * @param path - Absolute path.
 * @returns CSS with the absolute paths of all loaded files; or an error for esbuild:
 *   `sass-not-installed`, or `sass-error` with its place and the files by which it may be fixed.
 */
export async function sassText(path: string, projectDir: string) {
  const sass = installedSass(projectDir);
  if (sass === undefined) return { errors: [problemMessage(notInstalled(projectDir))] };
  const folders = [projectDir, join(projectDir, 'node_modules')];
  const asked = new Set<string>();
  try {
    // Not `compile`, which takes everything whose extension is not `.sass` in lower case for SCSS.
    const { css, loadedUrls } = await sass.compileStringAsync(await readFile(path, 'utf8'), {
      url: pathToFileURL(path),
      syntax: /\.sass$/i.test(path) ? 'indented' : 'scss',
      loadPaths: folders,
      // webpack's syntax for imports from packages, and from the folder of a Docusaurus site.
      importers: [
        {
          // Not called for what is beside the stylesheet that loads it.
          findFileUrl(url, { containingUrl }) {
            // Sass encodes spaces.
            const written = decodePath(url);
            const [, inSite] = /^~?@site\/(.+)/.exec(written) ?? [];
            if (inSite === undefined && written.startsWith('~'))
              return pathToFileURL(join(projectDir, 'node_modules', written.slice(1)));
            const from = containingUrl === null ? path : fileURLToPath(containingUrl);
            const bases = inSite === undefined ? [dirname(from), projectDir] : [projectDir];
            for (const base of bases) {
              for (const each of candidatesOf(resolve(base, inSite ?? written))) asked.add(each);
            }
            return inSite === undefined ? null : pathToFileURL(join(projectDir, inSite));
          },
        },
      ],
      logger: sass.Logger.silent,
    });
    return { css, files: loadedUrls.map((url) => fileURLToPath(url)) };
  } catch (error) {
    if (!(error instanceof sass.Exception)) throw error;
    const { start, url } = error.span;
    const wrong = url === undefined ? path : fileURLToPath(url);
    const place = {
      file: relativePath(projectDir, wrong),
      line: start.line + 1,
      column: start.column + 1,
    };
    const reason = error.sassMessage.replace(/\.$/, '');
    const message = `The stylesheet is not valid Sass: ${reason}.`;
    const problem = { code: 'sass-error', severity: 'error', message, place } as const;
    return { errors: [problemMessage(problem)], files: [path, wrong, ...asked] };
  }
}

/** The files that Sass may load for a path, whether or not they exist. */
function candidatesOf(path: string): readonly string[] {
  const names = [basename(path), join(basename(path), 'index')];
  return names.flatMap((name) =>
    ['', '_'].flatMap((mark) =>
      ['', '.scss', '.sass', '.css'].map((ending) =>
        join(dirname(path), dirname(name), `${mark}${basename(name)}${ending}`),
      ),
    ),
  );
}

function installedSass(projectDir: string): Sass | undefined {
  const site = createRequire(join(projectDir, 'package.json'));
  const own = createRequire(import.meta.url);
  const path = orUndefined(() => site.resolve('sass')) ?? orUndefined(() => own.resolve('sass'));
  // The path leads to the build for require(), which has no named exports for import.
  return path === undefined ? undefined : (own(path) as Sass);
}

function notInstalled(projectDir: string): Diagnostic {
  return {
    code: 'sass-not-installed',
    severity: 'error',
    message:
      'This stylesheet is written in Sass, but the package "sass", which compiles it, is not installed.',
    hint: `Run \`${packageManager(projectDir).addForDevelopment} sass@1\`.`,
  };
}
