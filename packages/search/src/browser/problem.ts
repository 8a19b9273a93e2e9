/** Why the index cannot be read: it does not arrive, or is not there. */
export class SearchProblem extends Error {
  readonly why: 'offline' | 'missing';

  constructor(why: 'offline' | 'missing') {
    super(`The search index is ${why}`);
    this.why = why;
  }
}

/** What a reader is told. */
export function problemText(error: unknown): string {
  if (error instanceof SearchProblem && error.why === 'offline') {
    return 'The search index did not load. Check your connection and type again.';
  }
  if (error instanceof SearchProblem) {
    return 'There is no search index here. If this site was published a moment ago, reload the page.';
  }
  return 'The search does not work. Reload the page to try again.';
}
