import { resolve } from 'node:path';
import { memberName } from '@docgen/content/program/module-names';
import { walkProgram } from '@docgen/content/program/walk-program';
import { orUndefined } from '@docgen/core/basics/or-undefined';
import type { Diagnostic } from '@docgen/core/diagnostic';
import { isMarkdownFile } from '@docgen/core/sources/page-file';
import { sourcePlace } from '@docgen/core/sources/source-place';
import { didYouMean } from '@docgen/core/strings/did-you-mean';
import { MAX_TEXT_SIZE, readRegularText } from '@docgen/files/read-file';
import { parse } from 'acorn';
import type { Loader, Metafile } from 'esbuild';
import type { BundleInput } from '../bundle-input.ts';
import { PAGE } from '../namespaces.ts';

/** Names of classes by the CSS module, as in the metafile. */
export type ClassNames = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Finds classes that the project's modules and pages take from a CSS module that does not have them,
 * such as `styles.crad`. What they compute, as in `styles[size]`, is not known.
 *
 * @returns The warnings `unknown-class`.
 */
export async function unknownClasses(
  { inputs }: Metafile,
  classes: ClassNames,
  { projectDir, content }: Pick<BundleInput, 'projectDir'> & Partial<Pick<BundleInput, 'content'>>,
): Promise<Diagnostic[]> {
  const found: Diagnostic[] = [];
  for (const [input, { imports }] of Object.entries(inputs)) {
    const used = imports.filter(({ path }) => classes.has(path));
    if (used.length === 0 || /(?:^|\/)node_modules\//.test(input)) continue;
    const file = input.startsWith(PAGE) ? input.slice(PAGE.length) : input;
    const path = resolve(projectDir, file);
    const source = orUndefined(() => readRegularText(path, MAX_TEXT_SIZE)) ?? '';
    const { pages = [], partial } = (await content) ?? {};
    const isMarkdown = isMarkdownFile(file);
    const written = isMarkdown
      ? (pages.find((page) => page.file === file)?.code ??
        (await partial?.(path))?.value?.page.code)
      : source;
    const code = written && (await plainModule(written, isMarkdown ? '.js' : file));
    if (code === undefined) continue;
    for (const { variable, specifier, name } of membersOfImports(code)) {
      const module = used.find(({ original }) => original === specifier)?.path ?? '';
      const known = classes.get(module);
      if (known === undefined || known.has(name) || OTHERS.has(name)) continue;
      found.push({
        ...unknownClass(name, module, known),
        ...placeOf(file, source, variable, name),
      });
    }
  }
  return found;
}

/** Properties that an imported module has, whatever its classes are. */
const OTHERS: ReadonlySet<string> = new Set([
  'default',
  ...Object.getOwnPropertyNames(Object.prototype),
]);

function unknownClass(name: string, file: string, known: Iterable<string>): Diagnostic {
  return {
    code: 'unknown-class',
    severity: 'warning',
    message: `${file} has no class "${name}".`,
    hint: didYouMean(name, known) ?? 'Correct the name, or add the class to the stylesheet.',
  };
}

/** Removes types and JSX. esbuild gives variables that shadow an import another name. */
async function plainModule(source: string, file: string): Promise<string | undefined> {
  const { transform } = await import('esbuild');
  const [, extension = 'js'] = /\.[cm]?([jt]sx?)$/i.exec(file.toLowerCase()) ?? [];
  const loader = extension === 'js' ? 'jsx' : (extension as Loader);
  const options = { loader, jsx: 'automatic', format: 'esm', logLevel: 'silent' } as const;
  // What cannot be parsed is an error of the bundle.
  return transform(source, options).then(
    ({ code }) => code,
    () => undefined,
  );
}

interface Member {
  readonly variable: string;
  /** As written in the import. */
  readonly specifier: string;
  readonly name: string;
}

/** The properties that a module reads from default imports and namespaces, each once. */
function membersOfImports(code: string): Member[] {
  const specifiers = new Map<string, string>();
  const read = new Map<string, Pick<Member, 'variable' | 'name'>>();
  const options = { ecmaVersion: 'latest', sourceType: 'module' } as const;
  walkProgram(
    orUndefined(() => parse(code, options)),
    (node) => {
      if (node.type === 'ImportDeclaration') {
        for (const { type, local } of node.specifiers) {
          if (type !== 'ImportSpecifier') specifiers.set(local.name, String(node.source.value));
        }
      }
      if (node.type !== 'MemberExpression' || node.object.type !== 'Identifier') return;
      const variable = node.object.name;
      const name = memberName(node);
      if (name !== undefined) read.set(`${variable} ${name}`, { variable, name });
    },
  );
  return [...read.values()].flatMap(({ variable, name }) => {
    const specifier = specifiers.get(variable);
    return specifier === undefined ? [] : [{ variable, specifier, name }];
  });
}

/** The first place where a property is read; only the file if it is written in another way. */
function placeOf(
  file: string,
  source: string,
  variable: string,
  name: string,
): Pick<Diagnostic, 'place' | 'source'> {
  const [object, property] = [variable, name].map((text) => text.replace(/[^\w-]/g, '\\$&'));
  const pattern = new RegExp(
    `(?<![\\w$])${object}\\s*\\??[.[]+\\s*["'\`]?(${property})(?![\\w$-])`,
    'd',
  );
  const at = pattern.exec(source)?.indices?.[1];
  return { place: at === undefined ? { file } : sourcePlace(file, source, ...at), source };
}
