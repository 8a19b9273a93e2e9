import { ID } from '../diagram-id.ts';
import type { Declarations } from '../style/cascade.ts';
import { COLORS } from '../style/style-properties.ts';

/** Writes a colour that differs in the dark mode. */
export type ColorOf = (light: string, dark: string) => string;

/**
 * Styles of a shape as attributes of SVG. Except for colours, those of the light mode apply to
 * both.
 *
 * @param styles - Light first, then dark; only one if both modes share it.
 */
export function styleAttributes(
  [light = new Map(), dark = light]: readonly Declarations[],
  colorOf: ColorOf,
): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [property, value] of light) {
    // Not all browsers support these two as attributes.
    if (property === 'white-space') attributes['xml:space'] = 'preserve';
    else if (property === 'mix-blend-mode') attributes.class = `mermaid-${value}`;
    else if (!COLORS.has(property)) attributes[property] = referring(value);
    else attributes[property] = bothModes(value, dark.get(property) ?? value, colorOf);
  }
  return attributes;
}

function bothModes(light: string, dark: string, colorOf: ColorOf): string {
  // A reference is not a colour, and refers to the same shape in both modes.
  const isColor = !/^url|^none$/.test(light) && !/^url|^none$/.test(dark);
  return light === dark || !isColor ? referring(light) : colorOf(light, dark);
}

/** Adds the diagram's id to a reference. Its target is in the diagram, and numbered there. */
function referring(value: string): string {
  return value.replace(/^url\(#(\d+)\)$/, `url(#${ID}-$1)`);
}
