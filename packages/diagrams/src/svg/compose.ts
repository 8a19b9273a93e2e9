import { invariant } from '@docgen/core/basics/invariant';
import type { Text } from '@docgen/core/texts/texts';
import { resolveStyles } from '../style/resolve-styles.ts';
import { flatten } from './flatten.ts';
import { mergeThemes } from './merge-themes.ts';
import { type Printed, printSvg } from './print-svg.ts';
import { type Drawing, NeedsBrowser } from './read-drawing.ts';
import type { ColorOf } from './style-attributes.ts';

/**
 * Makes one SVG of a diagram in the light and the dark theme.
 *
 * @param drawings - One with the styles of both themes, or one for each.
 * @param kind - Title of a diagram that has none.
 * @param colorOf - Writes a colour that differs between the two themes.
 * @returns `titledAs` is the kind, if that is the title.
 * @throws NeedsBrowser if the themes draw different shapes.
 */
export function compose(
  [light, dark]: readonly Drawing[],
  kind: Text,
  colorOf: ColorOf,
): Printed & { readonly titledAs: Text | undefined } {
  invariant(light !== undefined, 'nothing was drawn');
  const root = dark === undefined ? light.root : mergeThemes(light.root, dark.root);
  if (root === undefined) throw new NeedsBrowser('the two themes draw different shapes');
  resolveStyles(root);
  const labels = { title: light.title ?? kind, description: light.description };
  const titledAs = light.title === undefined ? kind : undefined;
  return { ...printSvg(flatten(root), labels, colorOf), titledAs };
}
