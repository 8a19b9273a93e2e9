import { readFile } from 'node:fs/promises';
import type { EsbuildOutput } from './browser-build.ts';
import type { BundleInput } from './bundle-input.ts';
import { installedReact } from './installed-react.ts';

/** The format of the file that `docgen/bundle.js` writes. */
interface PreparedFile {
  readonly reactVersion: string;
  readonly output: Omit<EsbuildOutput, 'others' | 'inputs' | 'warnings'>;
  /** Files that are neither scripts nor stylesheets, as text: licences. */
  readonly others: readonly { readonly path: string; readonly text: string }[];
}

/**
 * The prebuilt scripts and styles for sites without code or styles of their own. The placeholder
 * for the configuration still has to be replaced.
 *
 * @returns `undefined` for all other sites, and if the installed version of React differs from the
 *   one that docgen was bundled with.
 */
export async function preparedEntry({
  theme,
  modules,
}: Pick<BundleInput, 'theme' | 'modules'>): Promise<EsbuildOutput | undefined> {
  const { preparedBrowser } = modules;
  const isDefault = theme.shell === modules.theme.shell && theme.styles === modules.theme.styles;
  if (preparedBrowser === undefined || !isDefault) return undefined;
  const prepared: PreparedFile = JSON.parse(await readFile(preparedBrowser, 'utf8'));
  if (prepared.reactVersion !== installedReact(modules)) return undefined;
  const encode = (text: string) => new TextEncoder().encode(text);
  return {
    ...prepared.output,
    others: prepared.others.map(({ path, text }) => ({ path, contents: encode(text) })),
  };
}

/** The text of the file that {@link preparedEntry} reads. */
export function preparedText(
  { others, inputs: _, warnings: __, ...output }: EsbuildOutput,
  modules: BundleInput['modules'],
): string {
  const decode = (contents: Uint8Array) => new TextDecoder().decode(contents);
  const prepared: PreparedFile = {
    reactVersion: installedReact(modules),
    output,
    others: others.map(({ path, contents }) => ({ path, text: decode(contents) })),
  };
  return JSON.stringify(prepared);
}
