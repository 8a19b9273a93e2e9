import { type HrefStyle, hrefOfPath } from '@docgen/core/addresses/address';
import { translate, type WithTexts } from '@docgen/core/texts/texts';
import { MANIFEST_PATH } from '../index-files.ts';
import type { SearchScope } from '../search-page.ts';
import { boxElements } from './box-elements.ts';
import { element } from './element.ts';
import { type IndexReader, openIndex } from './index-reader.ts';
import { moveThrough } from './move-through.ts';
import { problemText, SearchProblem } from './problem.ts';
import { recentQueries, rememberQuery } from './recent.ts';
import { drawRecent, drawResults } from './result-list.ts';
import { drawScopes } from './scope-options.ts';
import { type Copies, type Results, search } from './search-index.ts';
import { foundVersions, schemaHere } from './version-here.ts';

/** What the search box needs of the configuration. */
export type SearchedSite = HrefStyle & WithTexts;

/** Hints that are shown if there are no results. */
const HINTS = {
  start: 'Type words from a page, a heading or a name. Parts of words are enough.',
  words: 'Check the spelling, or try fewer words.',
  scope: 'Check the spelling, or search in everything.',
} as const;

/**
 * Creates the search box, and adds it to the document.
 *
 * @returns A function that opens the box, with a query if there is one, and otherwise with the last
 *   one selected.
 */
export function createSearchBox(site: SearchedSite): (query?: string) => void {
  const box = boxElements(site);
  const { dialog, input, scope, list, message, status } = box;
  const options = moveThrough(input, list, () => answered);
  let index: Promise<IndexReader> | undefined;
  let asked = 0;
  let answered = Promise.resolve();

  const open = (before?: IndexReader) => openIndex((path) => fetchJson(path, site), before);
  const opened = (): Promise<IndexReader> => {
    index ??= open();
    const opening = index;
    opening
      .then((reader) => {
        const scopes = scopesOf(reader);
        drawScopes(scope, scopes, foundVersions(scopes, site), site);
      })
      .catch(() => forget(opening));
    return opening;
  };
  /** Discards an index, unless another one has already replaced it. */
  const forget = (failed: Promise<IndexReader>): void => {
    if (index === failed) index = undefined;
  };
  const show = (groups: readonly HTMLElement[], said: string, hint = ''): void => {
    list.replaceChildren(...groups);
    list.scrollTop = 0;
    options.renew();
    message.replaceChildren(
      ...(groups.length > 0 ? [] : [said, hint])
        .filter((text) => text !== '')
        .map((text) => element('span', {}, [text])),
    );
    status.textContent = said;
  };
  const answer = async (query: string): Promise<void> => {
    const number = ++asked;
    if (query === '') {
      return show(drawRecent(recentQueries(), site), '', translate(site, HINTS.start));
    }
    const opening = opened();
    const fail = (error: unknown): void => {
      // The site may have been published again, without the files of this index.
      forget(opening);
      if (number === asked) show([], problemText(error, site));
    };
    try {
      const reader = await opening;
      const scopes = scopesOf(reader);
      const versions = new Set(foundVersions(scopes, site).map(({ id }) => id));
      const here = schemaHere(scopes, site);
      const place = { scope: scope.value || undefined, versions, here };
      const results = await search(reader, query, place);
      if (number !== asked) return;
      const hint = translate(site, scope.value === '' ? HINTS.words : HINTS.scope);
      const { terms } = results;
      const unfold = async (copies: Copies, option: HTMLElement): Promise<void> => {
        try {
          const pages = await copies.load();
          if (!option.isConnected) return;
          const groups = drawResults({ pages, terms }, site, unfold, option.id);
          option.parentElement?.after(...groups);
          option.remove();
          const first = groups[0]?.querySelector<HTMLElement>('[role=option]');
          if (first) options.choose(first);
          input.focus();
        } catch (error) {
          fail(error);
        }
      };
      show(drawResults(results, site, unfold), saidOf(results, query, site), hint);
    } catch (error) {
      fail(error);
    }
  };
  const renew = () => {
    answered = answer(input.value.trim());
  };

  /** Checks whether the site has been published again. Meanwhile, the loaded index is used. */
  const refresh = async (): Promise<void> => {
    const known = await index;
    if (known === undefined) return;
    const now = await open(known);
    if (now === known) return;
    index = Promise.resolve(now);
    await opened();
    renew();
  };

  input.addEventListener('input', renew);
  scope.addEventListener('change', () => {
    renew();
    input.focus();
  });
  list.addEventListener('click', ({ target }) => {
    const option = target instanceof Element ? target.closest('[role=option]') : null;
    if (option instanceof HTMLButtonElement) {
      input.value = option.value;
      input.focus();
      renew();
    } else if (option !== null) {
      rememberQuery(input.value.trim());
      dialog.close();
    }
  });
  // In the closed box, the field would keep the focus until the next frame, and take a `?` for text.
  dialog.addEventListener('cancel', () => input.blur());
  // The page behind the box changes.
  addEventListener('popstate', () => dialog.close());
  document.body.append(dialog);

  return (query = '') => {
    // An enlarged image would cover the results, and remain on the next page.
    for (const other of document.querySelectorAll<HTMLDialogElement>('dialog:modal')) {
      if (other !== dialog) other.close();
    }
    // Reopening moves it above elements that have been shown since, such as the errors of docgen
    // dev.
    dialog.close();
    dialog.showModal();
    if (query === '') input.select();
    else input.value = query;
    refresh().catch(() => {});
    // Load the manifest before the reader types.
    opened().catch(() => {});
    renew();
  };
}

function scopesOf({ parts }: IndexReader): SearchScope[] {
  return parts.flatMap(({ scopes }) => scopes);
}

function saidOf({ count, pages }: Results, query: string, site: WithTexts): string {
  if (count === 0) return translate(site, 'Nothing found for “{0}”.', query);
  if (count === 1) return translate(site, '1 page found.');
  return count > pages.length
    ? translate(site, '{0} pages found, the best {1} are shown.', count, pages.length)
    : translate(site, '{0} pages found.', count);
}

async function fetchJson(path: string, site: HrefStyle): Promise<unknown> {
  // The manifest changes with each build; the names of other files contain a hash.
  const cache = path === MANIFEST_PATH ? 'no-cache' : 'default';
  const response = await fetch(hrefOfPath(path, site), { cache }).catch(() => undefined);
  if (response === undefined) throw new SearchProblem('offline');
  if (!response.ok) throw new SearchProblem('missing');
  return response.json();
}
