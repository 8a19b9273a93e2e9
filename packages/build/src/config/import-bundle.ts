import { SourceMap, type SourceMapPayload } from 'node:module';
import type { Checked, Place } from '@docgen/core/diagnostic';
import type { ConfigBundle } from './bundle-config.ts';

/**
 * Runs a bundled configuration.
 *
 * @returns What it exports as default; `undefined` with a diagnostic `config-throws` when it throws.
 */
export async function importBundle(bundle: ConfigBundle, file: string): Promise<Checked<unknown>> {
  // A data address leaves nothing behind on the disk, whatever happens to the process.
  // The stamp makes it a new module: Node would give the same one for the same address.
  const code = `${bundle.code}\n//# ${performance.now()}`;
  const address = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;
  try {
    const module: { default?: unknown } = await import(address);
    const exported = module.default;
    return {
      value: await (typeof exported === 'function' ? exported() : exported),
      diagnostics: [],
    };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return {
      value: undefined,
      diagnostics: [
        {
          code: 'config-throws',
          severity: 'error',
          message: `The configuration threw an error: ${message.replaceAll(address, file)}`,
          place: placeOf(error, bundle.map) ?? { file },
        },
      ],
    };
  }
}

/** The innermost position of a stack that lies in the user's sources. */
function placeOf(error: unknown, map: string): Place | undefined {
  if (!(error instanceof Error) || error.stack === undefined) return undefined;
  const payload: SourceMapPayload = JSON.parse(map);
  const sources = new SourceMap(payload);
  for (const [, line, column] of error.stack.matchAll(
    /data:text\/javascript[^\s:]*:(\d+):(\d+)/g,
  )) {
    const entry = sources.findEntry(Number(line) - 1, Number(column) - 1);
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
