import { rememberIn } from '@docgen/core/remember';
import type { Draw, MermaidThemes } from './draw.ts';

/** By the names of the themes. */
const drawers = new Map<string, Promise<Draw>>();

/**
 * Makes a function that draws in this thread, with one mermaid for all who draw with the same themes:
 * it takes 60 MB and a quarter of a second, which the first diagram waits for.
 */
export function drawHere(themes: MermaidThemes): Draw {
  const key = JSON.stringify([themes.light, themes.dark]);
  const drawer = () => rememberIn(drawers, key, () => loadDrawer(themes), Infinity);
  return async (source) => (await drawer())(source);
}

/** A mermaid of its own, made of the installed one. */
export async function loadDrawer(themes: MermaidThemes): Promise<Draw> {
  const [{ createDrawer }, { installedMermaid }] = await Promise.all([
    import('./draw.ts'),
    import('./mermaid/installed-mermaid.ts'),
  ]);
  return createDrawer(themes, installedMermaid());
}
