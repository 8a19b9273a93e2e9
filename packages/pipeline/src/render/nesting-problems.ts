import { unkeptNesting } from '@docgen/content/tree/unkept-nesting';
import type { Diagnostic } from '@docgen/core/diagnostic';
import type { Route } from '@docgen/core/route';
import type { RenderedPage } from '@docgen/runtime/server';

/**
 * Warns about elements of an interactive page that browsers move elsewhere. React then finds other
 * elements than it has rendered, and renders the whole page anew. React does not compare HTML that
 * `dangerouslySetInnerHTML` inserts, but the markup does not show which HTML that is, so the warning
 * only says that the page may be rendered anew.
 */
export function nestingProblems({ page }: Route, { article, view }: RenderedPage): Diagnostic[] {
  const tags =
    page.kind === 'doc' && view.meta.article !== undefined ? unkeptNesting(article) : undefined;
  if (page.kind !== 'doc' || tags === undefined) return [];
  return [
    {
      code: 'invalid-nesting',
      severity: 'warning',
      message: `Browsers move the last element of ${tags} out of the others, so scripts may draw this page a second time.`,
      hint: 'Use other elements, such as <div> in place of a <p> that contains blocks, and <tbody> in a <table>.',
      place: { file: page.file },
    },
  ];
}
