import {
  type RenderedDescription,
  renderDescription,
} from '@docgen/content/description/description';
import { deepNesting } from '@docgen/content/syntax/deep-nesting';
import type { Diagnostic } from '@docgen/core/diagnostic';
import { escapeMarkup } from '@docgen/core/escape-markup';
import { fileFailure } from '@docgen/core/file-failure';
import type { Description } from '@docgen/core/schema-model';
import { type LinkTargets, linkResolver } from './resolve-link.ts';

/** Renders Markdown of descriptions and of the configuration; the same text is rendered once. */
export interface DescriptionRenderer {
  readonly rendered: (markdown: string) => RenderedDescription;
  /** See `MarkdownRenderer` of the runtime. */
  readonly html: (description: Description, options?: { readonly inline?: boolean }) => string;
  /** {@link html}, which tells of the addresses in what it renders, as they were written. */
  readonly htmlTelling: (tell: (written: string) => void) => DescriptionRenderer['html'];
  /** What becomes of an address in a description. */
  readonly resolve: (written: string) => string;
  /** The first sentence as plain text; `undefined` for an empty description. */
  readonly summary: (description: Description | undefined) => string | undefined;
  /** What could not be rendered so far, and stands in the pages as it was written. */
  readonly failures: () => readonly Diagnostic[];
}

/**
 * Makes the renderer of one build.
 *
 * @param configFile - Relative to the project folder; what has no place is from there.
 */
export function createDescriptionRenderer(
  targets: LinkTargets,
  configFile: string,
): DescriptionRenderer {
  const resolve = linkResolver(targets, undefined, '/');
  const memo = new Map<string, RenderedDescription>();
  const failures = new Map<string, Diagnostic>();
  const render = (description: Description, inline: boolean): RenderedDescription => {
    const key = inline ? `inline ${description.markdown}` : `block ${description.markdown}`;
    const made = memo.get(key) ?? attempt(description, inline);
    memo.set(key, made);
    return made;
  };
  const attempt = (
    { markdown, place = { file: configFile } }: Description,
    inline: boolean,
  ): RenderedDescription => {
    try {
      const deep = deepNesting(markdown, 'md');
      if (deep === undefined) return renderDescription(markdown, { resolveLink: resolve, inline });
      throw new RangeError(deep.message);
    } catch (error) {
      failures.set(markdown, fileFailure(error, place, 'render a description of'));
      return { html: escapeMarkup(markdown), text: markdown, links: [] };
    }
  };
  return {
    failures: () => [...failures.values()],
    rendered: (markdown) => render({ markdown }, false),
    html: (description, options) => render(description, options?.inline ?? false).html,
    htmlTelling: (tell) => (description, options) => {
      const { html, links } = render(description, options?.inline ?? false);
      for (const { written } of links) tell(written);
      return html;
    },
    resolve: (written) => resolve(written).href,
    summary: (description) => {
      if (description === undefined) return undefined;
      const text = render(description, false).text.replace(/\s+/g, ' ').trim();
      return text === '' ? undefined : firstSentence(text);
    },
  };
}

/** Ends at the first full stop that a capital letter follows; "e.g. one" does not end a sentence. */
function firstSentence(text: string): string {
  return /^.+?[.!?](?=\s+\p{Lu}|$)/u.exec(text)?.[0] ?? text;
}
