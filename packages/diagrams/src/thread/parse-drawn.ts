import { orUndefined } from '@docgen/core/or-undefined';
import type { Drawn } from '../draw.ts';

/**
 * Reads what became of a diagram from the text that a cache kept.
 *
 * @param text - JSON; anything else may have been put in its place.
 * @returns `undefined` for any other text. Mistakes are not kept, because they are told with places.
 */
export function parseDrawn(text: string): Drawn | undefined {
  const value: unknown = orUndefined(() => JSON.parse(text));
  if (typeof value !== 'object' || value === null) return undefined;
  const { kind, svg, scrolls, reason } = value as Readonly<Record<string, unknown>>;
  if (kind === 'svg' && typeof svg === 'string' && typeof scrolls === 'boolean') {
    return { kind, svg, scrolls };
  }
  return kind === 'needs-browser' && typeof reason === 'string' ? { kind, reason } : undefined;
}
