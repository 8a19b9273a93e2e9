import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BuildFailure, Plugin } from 'esbuild';
import { unmatchedImport } from '../resolve/missing-export.ts';

/** Files of React that import its code for production or development. */
const ENTRY =
  /(?:^|[\\/])node_modules[\\/](?:react|react-dom|scheduler)[\\/](?:index|client|jsx-runtime)\.js$/;

const PRODUCTION = /require\('(\.\/cjs\/[\w.-]+\.production\.js)'\)/;

/**
 * Lets browsers load React as ES modules. It is CommonJS, which esbuild puts into functions.
 * Browsers compile the code of a script in the background, but leave out functions: they would
 * compile all of React once more when its function is called, while the page waits. On a phone,
 * that took a third of the time of all scripts.
 */
export const reactModules: Plugin = {
  name: 'docgen-react-modules',
  setup({ onLoad }) {
    onLoad({ filter: ENTRY }, async ({ path }) => {
      const [, file] = PRODUCTION.exec(await readFile(path, 'utf8')) ?? [];
      if (file === undefined) return null;
      const contents = esModule(await readFile(join(dirname(path), file), 'utf8'));
      return contents === undefined ? null : { contents };
    });
  },
};

/**
 * Whether a module imports something from React that the installed version does not have, which is
 * an error for {@link reactModules}. A library may do so to find out, because it gets `undefined`
 * from CommonJS.
 */
export function lacksReactExport({ errors }: Pick<BuildFailure, 'errors'>): boolean {
  return errors.some(({ text }) => ENTRY.test(unmatchedImport(text)?.module ?? ''));
}

/** `var Scheduler = require("scheduler"), React = require("react");` */
const REQUIRES = /^var (?:\w+ = require\("[\w-]+"\)(?:,\s*|;$))+/gm;
const REQUIRE = /(\w+) = require\("([\w-]+)"\)/g;

const EXPORT = /\bexports\.(\w+)/g;

/**
 * Rewrites a CommonJS module of React as an ES module with the same exports, and all of them as the
 * default export.
 *
 * @returns `undefined` if the module uses CommonJS in other ways, as other versions of React may.
 */
export function esModule(source: string): string | undefined {
  const imports: string[] = [];
  const names = new Set<string>();
  const body = source
    .replace(REQUIRES, (found) => {
      for (const [, name, module] of found.matchAll(REQUIRE)) {
        imports.push(`import * as ${name} from "${module}";`);
      }
      return '';
    })
    .replace(EXPORT, (_, name: string) => {
      names.add(name);
      return variableOf(name);
    });
  if (names.size === 0 || /\b(?:require|exports|module\.exports)\b/.test(body)) return undefined;
  const exported = Array.from(names, (name) => `${variableOf(name)} as ${name}`);
  const properties = Array.from(names, (name) => `${name}: ${variableOf(name)}`);
  return [
    ...imports,
    `var ${Array.from(names, variableOf).join(', ')};`,
    body,
    `export { ${exported.join(', ')} };`,
    `export default { ${properties.join(', ')} };`,
  ].join('\n');
}

/** Variables of React's own have the same names as exports. */
function variableOf(name: string): string {
  return `exported_${name}`;
}
