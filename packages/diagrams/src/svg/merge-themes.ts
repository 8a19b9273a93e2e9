import { isShape, type Shape } from '../style/shape.ts';

/**
 * Merges a diagram drawn in two themes: geometry once, styles of both.
 *
 * @returns `undefined` if the themes differ in more than style.
 */
export function mergeThemes(light: Shape, dark: Shape): Shape | undefined {
  if (light.name !== dark.name || light.children.length !== dark.children.length) return undefined;
  if (light.attributes.size !== dark.attributes.size) return undefined;
  for (const [name, value] of light.attributes) {
    if (dark.attributes.get(name) !== value) return undefined;
  }
  const children = light.children.map((child, index) => {
    const other = dark.children[index] ?? '';
    if (isShape(child) && isShape(other)) return mergeThemes(child, other);
    return child === other ? child : undefined;
  });
  if (!children.every((child) => child !== undefined)) return undefined;
  return { ...light, styles: [...light.styles, ...dark.styles], children };
}
