import { translate, type WithTexts } from '@docgen/core/texts/texts';

/** Error for an index that cannot be read: the network fails, or the server has no such file. */
export class SearchProblem extends Error {
  readonly why: 'offline' | 'missing';

  constructor(why: 'offline' | 'missing') {
    super(`The search index is ${why}`);
    this.why = why;
  }
}

/** The message for readers. @param error - Any value that was thrown during a search. */
export function problemText(error: unknown, site: WithTexts): string {
  if (error instanceof SearchProblem && error.why === 'offline') {
    return translate(site, 'The search index did not load. Check your connection and type again.');
  }
  if (error instanceof SearchProblem) {
    return translate(
      site,
      'There is no search index here. If this site was published a moment ago, reload the page.',
    );
  }
  return translate(site, 'The search does not work. Reload the page to try again.');
}
