import { isSafeAddress } from '@docgen/core/url';
import { cleanCss, isInside } from './clean-css.ts';

/** Elements that run or load something, or change what addresses mean; lower-case names. */
const ACTIVE = new Set(
  'animation applet audio base embed frame frameset handler iframe link listener meta object script source track video'.split(
    ' ',
  ),
);

/** Attributes that only load, send or rewrite addresses; lower-case names without prefix. */
const LOADING = new Set(
  'action archive background base cite classid codebase data formaction longdesc manifest ping poster srcdoc srcset'.split(
    ' ',
  ),
);

/** The name of an element or attribute without its namespace prefix. */
export function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/**
 * Whether an element of a drawing has to go, with all that is in it.
 *
 * @param name - Name without namespace prefix; case does not matter.
 * @param animated - Its attribute `attributeName`: an animation can set the address of a link.
 */
export function isActiveElement(name: string, animated: string | undefined): boolean {
  return ACTIVE.has(name.toLowerCase()) || /(href|src)\s*$/i.test(animated ?? '');
}

/**
 * What may be left of an attribute, so that a drawing neither runs nor loads anything. Links, which
 * only readers follow, stay.
 *
 * @param element - Name of its element without namespace prefix; case does not matter.
 * @param name - Its own name without namespace prefix; case does not matter.
 * @returns `undefined` when nothing is left.
 */
export function cleanAttribute(element: string, name: string, value: string): string | undefined {
  const attribute = name.toLowerCase();
  if (attribute.startsWith('on') || LOADING.has(attribute)) return undefined;
  if (attribute !== 'href' && attribute !== 'src') return cleanCss(value);
  if (/^a$/i.test(element)) return isSafeAddress(value) ? value : undefined;
  // What `<use>` takes becomes a part of the document; pictures are documents of their own.
  const isData = !/^use$/i.test(element) || value.trim().startsWith('#');
  return isInside(value) && isData ? value : undefined;
}
