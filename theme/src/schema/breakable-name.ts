import { remember } from '@docgen/core/basics/remember';
import { escapeMarkup } from '@docgen/core/strings/escape-markup';
import { breakableParts } from '../components/breakable.tsx';

/**
 * A name that may wrap, see `Breakable`, as markup: a quarter of the elements of a reference would
 * be places to wrap at. It is remembered, because most names are on several pages.
 */
export const breakableMarkup = remember(
  (name: string) => breakableParts(name).map(escapeMarkup).join('<wbr/>'),
  10_000,
);

/** The props of an element whose content is such a name. */
export function breakableName(name: string) {
  return { dangerouslySetInnerHTML: { __html: breakableMarkup(name) } };
}
