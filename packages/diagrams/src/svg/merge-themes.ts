import type { Shape } from './shape.ts';

/**
 * Joins a diagram drawn in two themes: geometry once, styles of both.
 *
 * @returns `undefined` when the themes differ in more than style.
 */
export function mergeThemes(light: Shape, dark: Shape): Shape | undefined {
  if (light.name !== dark.name || light.children.length !== dark.children.length) return undefined;
  if (light.attributes.size !== dark.attributes.size) return undefined;
  for (const [name, value] of light.attributes) {
    if (dark.attributes.get(name) !== value) return undefined;
  }
  const children: (Shape | string)[] = [];
  for (const [index, child] of light.children.entries()) {
    const other = dark.children[index];
    if (typeof child === 'string' || typeof other === 'string' || other === undefined) {
      if (child !== other) return undefined;
      children.push(other ?? '');
    } else {
      const merged = mergeThemes(child, other);
      if (merged === undefined) return undefined;
      children.push(merged);
    }
  }
  return { ...light, styles: [...light.styles, ...dark.styles], children };
}
