import { encodePath, type HrefStyle, hrefOfAddress } from '@docgen/core/addresses/address';
import { translate, type WithTexts } from '@docgen/core/texts/texts';
import type { SearchSection } from '../search-page.ts';
import { element } from './element.ts';
import { excerpt, highlight } from './highlight.ts';
import type { Copies, FoundPage, Results } from './search-index.ts';

/**
 * Creates the result list: a group for each page, with options for the page, its sections and its
 * copies.
 *
 * @param unfold - Called with copies when a reader chooses them, and with their option.
 * @param prefix - Start of the ids of all elements.
 */
export function drawResults(
  { pages, terms }: Pick<Results, 'pages' | 'terms'>,
  site: HrefStyle & WithTexts,
  unfold: (copies: Copies, option: HTMLElement) => void,
  prefix = 'search',
): HTMLElement[] {
  return pages.map((found, index) => {
    const id = `${prefix}-${index}`;
    const { sections, copies } = found;
    return element('div', { role: 'group', 'aria-labelledby': id }, [
      element('p', { class: 'search-page', id }, [placeOf(found)]),
      ...sections.map((section, at) => drawSection(section, found, terms, site, `${id}-${at}`)),
      ...(copies === undefined ? [] : [drawCopies(copies, site, unfold, `${id}-copies`)]),
    ]);
  });
}

/** The schemas that also have a definition, as an option. */
function drawCopies(
  copies: Copies,
  site: WithTexts,
  unfold: (copies: Copies, option: HTMLElement) => void,
  id: string,
): HTMLElement {
  const attributes = { type: 'button', role: 'option', id, tabindex: '-1' };
  const option = element(
    'button',
    { ...attributes, class: 'search-option search-copies', 'aria-selected': 'false' },
    [translate(site, 'Also in {0}', copies.labels.join(', '))],
  );
  option.addEventListener('click', (event) => {
    event.stopPropagation();
    unfold(copies, option);
  });
  return option;
}

/** Context of a page, followed by its title unless that is the first option. */
function placeOf({ page, scope, sections }: FoundPage): string {
  const own = sections[0]?.id === '' ? [] : [page.title];
  return [page.context || scope, ...own].join(' › ');
}

function drawSection(
  { id: fragment, title, text, deprecated }: SearchSection,
  { page }: FoundPage,
  terms: ReadonlySet<string>,
  site: HrefStyle & WithTexts,
  id: string,
): HTMLElement {
  const hash = fragment === '' ? '' : `#${encodePath(fragment)}`;
  const marked = (words: string) =>
    highlight(words, terms).map((piece) =>
      piece.isFound ? element('mark', {}, [piece.text]) : piece.text,
    );
  const attributes = {
    role: 'option',
    id,
    class: fragment === '' ? 'search-option' : 'search-option search-section',
    href: hrefOfAddress(page.route, site) + hash,
    tabindex: '-1',
    'aria-selected': 'false',
  };
  return element('a', attributes, [
    element(
      'span',
      { class: 'search-title' },
      deprecated ? deprecatedName(marked(title), site) : marked(title),
    ),
    ...(text === ''
      ? []
      : [element('span', { class: 'search-text' }, marked(excerpt(text, terms)))]),
  ]);
}

/** The title of something deprecated, struck through as in other lists. */
function deprecatedName(title: readonly (Node | string)[], site: WithTexts): Node[] {
  return [
    element('s', {}, title),
    element('span', { class: 'visually-hidden' }, [` ${translate(site, '(deprecated)')}`]),
  ];
}

/** Creates a list of recent queries, as options that repeat the search. */
export function drawRecent(queries: readonly string[], site: WithTexts): HTMLElement[] {
  if (queries.length === 0) return [];
  const options = queries.map((query, index) => {
    const id = `search-option-${index}`;
    const attributes = {
      type: 'button',
      role: 'option',
      id,
      class: 'search-option',
      tabindex: '-1',
    };
    return element('button', { ...attributes, 'aria-selected': 'false', value: query }, [query]);
  });
  return [
    element('div', { role: 'group', 'aria-labelledby': 'search-recent' }, [
      element('p', { class: 'search-page', id: 'search-recent' }, [
        translate(site, 'Recent searches'),
      ]),
      ...options,
    ]),
  ];
}
