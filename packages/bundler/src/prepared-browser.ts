import { readFile, writeFile } from 'node:fs/promises';
import type { EsbuildOutput } from './browser-build.ts';
import type { BundleInput } from './bundle-input.ts';
import { installedReact } from './installed-react.ts';

/** What `docgen/bundle.js` keeps in a file. */
interface PreparedFile {
  readonly reactVersion: string;
  readonly output: Omit<EsbuildOutput, 'others' | 'inputs'>;
  /** Texts of the files that are neither scripts nor styles: licences. */
  readonly others: readonly { readonly path: string; readonly text: string }[];
}

/**
 * The scripts and styles of a site that has no code or styles of its own, as they were bundled with
 * docgen. Its configuration is still to be put in.
 *
 * @returns `undefined` for all other sites, and where another version of React is installed than
 *   docgen was bundled with.
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

/** Keeps what {@link preparedEntry} gives. */
export async function writePrepared(
  path: string,
  { others, inputs: _, ...output }: EsbuildOutput,
  modules: BundleInput['modules'],
): Promise<void> {
  const decode = (contents: Uint8Array) => new TextDecoder().decode(contents);
  const prepared: PreparedFile = {
    reactVersion: installedReact(modules),
    output,
    others: others.map(({ path, contents }) => ({ path, text: decode(contents) })),
  };
  await writeFile(path, JSON.stringify(prepared));
}
