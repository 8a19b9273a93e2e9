import { hydratePage } from './browser/hydrate-page.tsx';
import { createPageLoader } from './browser/page-loader.ts';
import type { ClientConfig } from './site-context.ts';
import type { ShellTheme } from './theme.ts';

/**
 * Hydrates the server's HTML. Called once by the generated entry script.
 *
 * @param entry - Address of that script.
 * @throws Error if the document was not written by docgen.
 */
export async function start(config: ClientConfig, shell: ShellTheme, entry: string): Promise<void> {
  await hydratePage({ config, shell, loader: createPageLoader(config, entry) });
}
