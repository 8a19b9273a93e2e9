import { posix } from 'node:path';
import type { Diagnostic } from '@docgen/core/diagnostic';
import { didYouMean } from '@docgen/core/strings/did-you-mean';
import { docusaurusModule } from './docusaurus-modules.ts';
import { reasonAgainstExport } from './docusaurus-reasons.ts';
import { OWN_EXPORTS } from './own-names.ts';

/**
 * Describes the import of a name that a module does not export.
 *
 * @param name - The imported name, or `default`.
 * @param specifier - Specifier of the module, if known.
 * @param similar - Name of an export that differs by a letter, if esbuild has found one.
 */
export function missingExport(
  name: string,
  specifier = 'The module',
  similar?: string,
): Omit<Diagnostic, 'place'> {
  const what = name === 'default' ? 'default export' : `export "${name}"`;
  return {
    code: 'missing-export',
    severity: 'error',
    message: `"${specifier}" has no ${what}.`,
    hint: hintOf(name, specifier, similar),
  };
}

/** What esbuild says about the import of a name that a module does not export. */
export function unmatchedImport(
  text: string,
): { readonly module: string; readonly name: string } | undefined {
  const found = /^No matching export in "(.+)" for import "(.+)"$/.exec(text);
  return found === null ? undefined : { module: found[1] ?? '', name: found[2] ?? '' };
}

/** The module for configurations and scripts, from which pages import by mistake. */
const MAIN = 'supergraph-docgen';

const RUNTIME = 'supergraph-docgen/runtime';

function hintOf(name: string, specifier: string, similar: string | undefined): string {
  const module = docusaurusModule(specifier);
  if (module !== undefined) {
    return (
      reasonAgainstExport(specifier, name) ??
      hintOfExports(name, specifier, module.exports, "docgen's equivalent of the module")
    );
  }
  const own: Readonly<Record<string, readonly string[]>> = OWN_EXPORTS;
  if (specifier === MAIN || Object.hasOwn(own, specifier)) {
    const owner = Object.keys(own).find((each) => own[each]?.includes(name));
    if (owner !== undefined) return `Import it from "${owner}".`;
    const module = specifier === MAIN ? RUNTIME : specifier;
    return hintOfExports(name, module, own[module] ?? [], `"${module}"`);
  }
  if (similar !== undefined) return `Did you mean "${similar}"?`;
  if (name === 'default') {
    const braces = "Exports with a name are imported in braces: `import { name } from '…'`.";
    return isPackage(specifier) ? braces : `Export it there: \`export default …\`. ${braces}`;
  }
  const cure = isPackage(specifier) ? 'Correct the name.' : 'Export it there, or correct the name.';
  return `${cure} A default export is imported without braces.`;
}

/** Site owners cannot change the exports of packages. */
function isPackage(specifier: string): boolean {
  return !/^\.{0,2}\/|^@site\/| /.test(specifier);
}

function hintOfExports(
  name: string,
  specifier: string,
  known: readonly string[],
  owner: string,
): string {
  const nearest = name === 'default' ? undefined : didYouMean(name, known);
  if (nearest !== undefined) return nearest;
  if (known.length === 1 && known[0] === 'default') {
    return `Import its default export, without braces: \`import ${posix.basename(specifier)} from '${specifier}'\`.`;
  }
  return `${owner} exports ${known.join(', ')}.`;
}
