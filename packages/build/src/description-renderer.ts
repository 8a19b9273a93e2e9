import { type RenderedDescription, renderDescription } from '@docgen/content/description';
import type { Description } from '@docgen/core/schema-model';
import type { LinkTargets } from './resolve-link.ts';
import { linkResolver } from './resolve-link.ts';

/** Renders Markdown of descriptions and of the configuration; the same text is rendered once. */
export interface DescriptionRenderer {
  readonly rendered: (markdown: string) => RenderedDescription;
  /** See `MarkdownRenderer` of the runtime. */
  readonly html: (description: Description, options?: { readonly inline?: boolean }) => string;
  /** The first sentence as plain text; `undefined` for an empty description. */
  readonly summary: (description: Description | undefined) => string | undefined;
}

/** Makes the renderer of one build. */
export function createDescriptionRenderer(targets: LinkTargets): DescriptionRenderer {
  const resolve = linkResolver(targets, undefined, '/');
  const memo = new Map<string, RenderedDescription>();
  const render = (markdown: string, inline: boolean): RenderedDescription => {
    const key = inline ? `inline ${markdown}` : `block ${markdown}`;
    const known = memo.get(key);
    if (known !== undefined) return known;
    const made = renderDescription(markdown, {
      resolveLink: resolve,
      inline,
    });
    memo.set(key, made);
    return made;
  };
  return {
    rendered: (markdown) => render(markdown, false),
    html: ({ markdown }, options) => render(markdown, options?.inline ?? false).html,
    summary: (description) => {
      if (description === undefined) return undefined;
      const text = render(description.markdown, false).text.replace(/\s+/g, ' ').trim();
      return text === '' ? undefined : firstSentence(text);
    },
  };
}

/** Ends at the first full stop that a capital letter follows; "e.g. one" does not end a sentence. */
function firstSentence(text: string): string {
  return /^.+?[.!?](?=\s+\p{Lu}|$)/u.exec(text)?.[0] ?? text;
}
