import { srcsetAddresses } from '@docgen/core/addresses/srcset';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import { attributeExpression } from '../program/literal-value.ts';

const ADDRESS = /^(?:to|href|src|poster)$/;

/**
 * Addresses in a JSX attribute that is not resolved: `to`, `srcSet` of components, and the strings
 * in expressions such as `href={useBaseUrl('/docs')}`.
 */
export function writtenAddresses({ name, value }: MdxJsxAttribute): string[] {
  const found = typeof value === 'string' ? [value] : textsIn(value?.data?.estree?.body ?? []);
  const texts = found.filter((text) => text !== '');
  if (name === 'srcSet') return texts.flatMap(srcsetAddresses);
  return ADDRESS.test(name) ? texts : [];
}

/**
 * The strings from which a JSX attribute computes an address, such as `/docs/` in
 * `` href={`/docs/${name}`} ``. `undefined` for an attribute that does not compute one. Attributes
 * of components may take paths under any name.
 */
export function computedWith(
  attribute: MdxJsxAttribute,
  isComponent: boolean,
): string[] | undefined {
  const { name, value } = attribute;
  if (value === null || value === undefined) return undefined;
  const expression = attributeExpression(attribute);
  const isText = typeof value === 'string' || expression?.type === 'Literal';
  const texts = typeof value === 'string' ? [value] : textsIn(expression);
  const isComputed = ADDRESS.test(name)
    ? !isText
    : isComponent && texts.some((text) => text.includes('/'));
  return isComputed ? texts.filter((text) => text !== '') : undefined;
}

/** The string literals in a part of a program. */
function textsIn(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(textsIn);
  if (part === null || typeof part !== 'object') return [];
  if ('type' in part && 'value' in part && part.type === 'Literal') {
    return typeof part.value === 'string' ? [part.value] : [];
  }
  if ('cooked' in part) return typeof part.cooked === 'string' ? [part.cooked] : [];
  return Object.values(part).flatMap(textsIn);
}
