import { rememberIn } from '@docgen/core/basics/remember';
import type { Draw, MermaidThemes } from './draw.ts';

/** Drawers by the names of their themes. */
const drawers = new Map<string, Promise<Draw>>();

/**
 * Creates a function that draws in this thread. All callers with the same themes share one instance
 * of mermaid: it takes 30 MB and a third of a second, which the first diagram waits for.
 */
export function drawHere(themes: MermaidThemes): Draw {
  const key = JSON.stringify([themes.light, themes.dark]);
  const drawer = () => rememberIn(drawers, key, () => loadDrawer(themes), Infinity);
  return async (source) => (await drawer())(source);
}

/** Loads a separate instance of the installed mermaid. */
export async function loadDrawer(themes: MermaidThemes): Promise<Draw> {
  const [{ createDrawer }, { installedMermaid }] = await Promise.all([
    import('./draw.ts'),
    import('./mermaid/installed-mermaid.ts'),
  ]);
  return createDrawer(themes, installedMermaid());
}
