import { oneLine } from '@docgen/core/one-line';
import { DEFAULT_DEPRECATION_REASON } from 'graphql';
import { type DirectiveTarget, stringArgument } from '../directives-of.ts';

/** The reason of a deprecation on one line, empty for none; `undefined` for what is not deprecated. */
export function deprecationOf(node: DirectiveTarget): string | undefined {
  const directive = node.directives?.find(({ name }) => name.value === 'deprecated');
  if (directive === undefined) return undefined;
  const text = oneLine(stringArgument(directive, 'reason')?.value ?? '');
  // What the language says where nobody gives a reason is none.
  return text === DEFAULT_DEPRECATION_REASON ? '' : text;
}
