import { hydratePage } from './browser/hydrate-page.tsx';
import { createPageLoader } from './browser/page-loader.ts';
import type { ClientConfig } from './site-context.ts';
import type { ShellTheme } from './theme.ts';

/**
 * Brings the server's HTML to life. Called once by the generated entry script.
 *
 * @param entry - Address of that script.
 * @throws Error when the document is not one of docgen's.
 */
export async function start(config: ClientConfig, shell: ShellTheme, entry: string): Promise<void> {
  await hydratePage({ config, shell, loader: createPageLoader(config, entry) });
}
