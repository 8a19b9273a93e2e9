import { isSafeAddress } from '@docgen/core/addresses/url';
import { cleanCss, isInside } from './clean-css.ts';

/** Elements that run or load something or change the meaning of addresses; in lower case. */
const ACTIVE = new Set(
  'animation applet audio base embed frame frameset handler iframe link listener meta object script source track video'.split(
    ' ',
  ),
);

/** Attributes that only load, send or rewrite addresses; in lower case and without prefix. */
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
 * Whether an element of a drawing has to be removed with its content.
 *
 * @param name - Name without namespace prefix, in any case.
 * @param animated - Its attribute `attributeName`: an animation can set the address of a link.
 */
export function isActiveElement(name: string, animated: string | undefined): boolean {
  return ACTIVE.has(name.toLowerCase()) || /(href|src)\s*$/i.test(animated ?? '');
}

/**
 * Cleans the value of an attribute, so that a drawing neither runs nor loads anything. Links are
 * kept, because only readers follow them.
 *
 * @param element - Name of its element without namespace prefix, in any case.
 * @param name - Its own name without namespace prefix, in any case.
 * @returns `undefined` if the attribute has to be removed.
 */
export function cleanAttribute(element: string, name: string, value: string): string | undefined {
  const attribute = name.toLowerCase();
  if (attribute.startsWith('on') || LOADING.has(attribute)) return undefined;
  if (attribute !== 'href' && attribute !== 'src') return cleanCss(value);
  if (/^a$/i.test(element)) return isSafeAddress(value) ? value : undefined;
  // The target of `<use>` becomes part of the document; images are separate documents.
  const isData = !/^use$/i.test(element) || value.trim().startsWith('#');
  return isInside(value) && isData ? value : undefined;
}
