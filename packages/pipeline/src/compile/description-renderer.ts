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

/** What a page's descriptions depend on, and what they tell. */
export interface DescriptionLooks {
  /** What becomes of an address in a description, as it was written. */
  readonly target: (written: string) => string;
  /** Whether a description cannot be rendered; then it is among the failures. */
  readonly fails: (description: Description, inline: boolean) => boolean;
}

/** Renders Markdown of descriptions and of the configuration; the same text is rendered once. */
export interface DescriptionRenderer {
  readonly rendered: (markdown: string) => RenderedDescription;
  /** See `MarkdownRenderer` of the runtime. */
  readonly html: (description: Description, options?: { readonly inline?: boolean }) => string;
  /** {@link html}, which asks for everything that is no function of the description alone. */
  readonly htmlAsking: (looks: DescriptionLooks) => DescriptionRenderer['html'];
  readonly looks: DescriptionLooks;
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
      // The first who asks knows best where it stands: twins come after their pages.
      if (!failures.has(markdown)) {
        failures.set(markdown, fileFailure(error, place, 'render a description of'));
      }
      return { html: escapeMarkup(markdown), text: markdown, links: [] };
    }
  };
  return {
    failures: () => [...failures.values()],
    rendered: (markdown) => render({ markdown }, false),
    html: (description, options) => render(description, options?.inline ?? false).html,
    htmlAsking: (looks) => (description, options) => {
      const inline = options?.inline ?? false;
      const { html, links } = render(description, inline);
      for (const { written } of links) looks.target(written);
      if (failures.has(description.markdown)) looks.fails(description, inline);
      return html;
    },
    looks: {
      target: (written) => resolve(written).href,
      fails(description, inline) {
        render(description, inline);
        return failures.has(description.markdown);
      },
    },
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
