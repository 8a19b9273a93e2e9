import { type HrefStyle, hrefOfPath } from '@docgen/core/address';
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
import { search } from './search-index.ts';
import { versionHere } from './version-here.ts';

/** What to do where there are no results to show. */
const HINTS = {
  start: 'Type words from a page, a heading or a name. Parts of words are enough.',
  words: 'Check the spelling, or try fewer words.',
  scope: 'Check the spelling, or search in everything.',
};

/**
 * Makes the box that searches.
 *
 * @returns Opens it.
 */
export function createSearchBox(site: HrefStyle): () => void {
  const box = boxElements();
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
        drawScopes(scope, scopes, versionHere(scopes, site));
      })
      .catch(() => forget(opening));
    return opening;
  };
  /** Another one may have taken its place already. */
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
    if (query === '') return show(drawRecent(recentQueries()), '', HINTS.start);
    const opening = opened();
    try {
      const reader = await opening;
      const version = versionHere(scopesOf(reader), site)?.id;
      const results = await search(reader, query, { scope: scope.value || undefined, version });
      if (number !== asked) return;
      const hint = scope.value === '' ? HINTS.words : HINTS.scope;
      show(drawResults(results, site), saidOf(results.count, results.pages.length, query), hint);
    } catch (error) {
      // Its files may have gone, because the site is another one by now.
      forget(opening);
      if (number === asked) show([], problemText(error));
    }
  };
  const renew = () => {
    answered = answer(input.value.trim());
  };

  /** The site may be another one by now. Until that is known, what has arrived is searched. */
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
  // The page behind it is another one then.
  addEventListener('popstate', () => dialog.close());
  document.body.append(dialog);

  return () => {
    // An enlarged picture would be in the way of what is found, and stay on the next page.
    for (const other of document.querySelectorAll<HTMLDialogElement>('dialog:modal')) {
      if (other !== dialog) other.close();
    }
    // What has come above it, such as the mistakes that docgen dev shows, is below it then.
    dialog.close();
    dialog.showModal();
    input.select();
    refresh().catch(() => {});
    // What there is to search in is known before somebody types.
    opened().catch(() => {});
    renew();
  };
}

function scopesOf({ parts }: IndexReader): SearchScope[] {
  return parts.flatMap(({ scopes }) => scopes);
}

function saidOf(count: number, shown: number, query: string): string {
  if (count === 0) return `Nothing found for “${query}”.`;
  const pages = count === 1 ? '1 page' : `${count} pages`;
  return count > shown ? `${pages} found, the best ${shown} are shown.` : `${pages} found.`;
}

async function fetchJson(path: string, site: HrefStyle): Promise<unknown> {
  // The manifest is another one after each build; the names of other files carry a hash.
  const cache = path === MANIFEST_PATH ? 'no-cache' : 'default';
  const response = await fetch(hrefOfPath(path, site), { cache }).catch(() => undefined);
  if (response === undefined) throw new SearchProblem('offline');
  if (!response.ok) throw new SearchProblem('missing');
  return response.json();
}
