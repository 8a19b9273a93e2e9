/**
 * Makes an element.
 *
 * @param attributes - By name; what is `undefined` is left out.
 * @param children - Elements, and texts as they are.
 */
export function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Readonly<Record<string, string | undefined>>,
  children: readonly (Node | string)[] = [],
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) {
    if (value !== undefined) made.setAttribute(attribute, value);
  }
  made.append(...children);
  return made;
}
