import { ID } from '../diagram-id.ts';
import type { Declarations } from '../style/cascade.ts';
import { COLORS } from '../style/style-properties.ts';

/** How a colour is written that is another one in the dark mode. */
export type ColorOf = (light: string, dark: string) => string;

/**
 * Styles of a shape as attributes of SVG. Beside colours, those of the light mode count for both.
 *
 * @param styles - Light first, then dark; of one that both modes share, one.
 */
export function styleAttributes(
  [light = new Map(), dark = light]: readonly Declarations[],
  colorOf: ColorOf,
): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [property, value] of light) {
    // Neither has an attribute that all browsers know.
    if (property === 'white-space') attributes['xml:space'] = 'preserve';
    else if (property === 'mix-blend-mode') attributes.class = `mermaid-${value}`;
    else if (!COLORS.has(property)) attributes[property] = referring(value);
    else attributes[property] = bothModes(value, dark.get(property) ?? value, colorOf);
  }
  return attributes;
}

function bothModes(light: string, dark: string, colorOf: ColorOf): string {
  // A reference is no colour, and the same shape in both.
  const isColor = !/^url|^none$/.test(light) && !/^url|^none$/.test(dark);
  return light === dark || !isColor ? referring(light) : colorOf(light, dark);
}

/** What is referred to stands in the diagram, and is numbered in it. */
function referring(value: string): string {
  return value.replace(/^url\(#(\d+)\)$/, `url(#${ID}-$1)`);
}
