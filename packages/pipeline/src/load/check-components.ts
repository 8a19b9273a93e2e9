import type { Diagnostic } from '@docgen/core/diagnostic';
import { didYouMean } from '@docgen/core/strings/did-you-mean';
import type { ArticleTheme } from '@docgen/runtime/theme';
import type { CompiledDoc } from '../compile/compile-doc.ts';

/** Reports components that pages use, but neither they nor the theme define. */
export function checkComponents(
  docs: readonly CompiledDoc[],
  theme: Pick<ArticleTheme, 'mdxComponents' | 'interactiveComponents'>,
): Diagnostic[] {
  const known = Object.keys({ ...theme.mdxComponents, ...theme.interactiveComponents });
  const names = new Set(known);
  // A Markdown file that several pages import is a part of each of them.
  const parts = new Set(docs.flatMap(({ parts }) => parts));
  return Array.from(parts, ({ components }) => components)
    .flat()
    .filter(({ name }) => !names.has(name))
    .map(({ name, place }) => ({
      code: 'unknown-component',
      severity: 'error',
      message: `The component <${name}> is not defined.`,
      hint: `${didYouMean(name, known) ?? `Import it, add it to the module of \`components\` for all pages, or use one of ${known.join(', ')}.`} If it is not meant as a component, write \\<${name}> or put it into \`code\`.`,
      place,
    }));
}
