import { SourceMap, type SourceMapPayload } from 'node:module';
import type { AuthorCode } from '@docgen/author-code/author-code';
import { incidentDiagnostics, thrownDiagnostics } from '@docgen/author-code/author-diagnostic';
import { stackFrames } from '@docgen/author-code/stack-frames';
import type { Checked, Place } from '@docgen/core/diagnostic';
import type { ConfigBundle } from './bundle-config.ts';

/**
 * Runs a bundled configuration.
 *
 * @param file - Path relative to the project folder.
 * @param code - Watches over what runs; nobody does when left out.
 * @returns What it exports as default; `undefined` with a diagnostic when it throws (`config-throws`),
 *   never settles (`config-timeout`) or wants to end the process (`config-ends-process`).
 */
export async function importBundle(
  bundle: ConfigBundle,
  file: string,
  code?: AuthorCode,
): Promise<Checked<unknown>> {
  // A data address leaves nothing behind on the disk, whatever happens to the process.
  // The stamp makes it a new module: Node would give the same one for the same address.
  const text = `${bundle.code}\n//# ${performance.now()}`;
  const address = `data:text/javascript;base64,${Buffer.from(text).toString('base64')}`;
  const locate = async (stack: string) => placeOf(stack, bundle.map);
  const author = { kind: 'config', file, locate } as const;
  const load = async (): Promise<unknown> => {
    const { default: exported }: { default?: unknown } = await import(address);
    return typeof exported === 'function' ? exported() : exported;
  };
  const late = () => incidentDiagnostics(code?.incidents() ?? []);
  try {
    const value = await (code === undefined ? load() : code.load(author, load));
    return { value, diagnostics: await late() };
  } catch (thrown) {
    const problem = {
      code: 'config-throws',
      message: 'The configuration threw an error',
    } as const;
    const found = (await thrownDiagnostics({ author, thrown }, problem)).map((entry) => ({
      ...entry,
      message: entry.message.replaceAll(address, file),
    }));
    return { value: undefined, diagnostics: [...found, ...(await late())] };
  }
}

/** The innermost position of a stack that lies in the user's sources. */
function placeOf(stack: string, map: string): Place | undefined {
  const payload: SourceMapPayload = JSON.parse(map);
  const sources = new SourceMap(payload);
  for (const { address, line, column } of stackFrames(stack)) {
    if (!address.startsWith('data:text/javascript')) continue;
    const entry = sources.findEntry(line - 1, column - 1);
    if ('originalSource' in entry && !entry.originalSource.includes(':')) {
      return {
        file: entry.originalSource,
        line: entry.originalLine + 1,
        column: entry.originalColumn + 1,
      };
    }
  }
  return undefined;
}
