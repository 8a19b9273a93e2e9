import { oneLine } from '@docgen/core/one-line';
import { DEFAULT_DEPRECATION_REASON, Kind } from 'graphql';
import type { DirectiveTarget } from '../directives-of.ts';

/** The reason of a deprecation on one line, empty for none; `undefined` for what is not deprecated. */
export function deprecationOf(node: DirectiveTarget): string | undefined {
  const directive = node.directives?.find(({ name }) => name.value === 'deprecated');
  if (directive === undefined) return undefined;
  const reason = directive.arguments?.find(({ name }) => name.value === 'reason')?.value;
  const text = reason?.kind === Kind.STRING ? oneLine(reason.value) : '';
  // What the language says where nobody gives a reason is none.
  return text === DEFAULT_DEPRECATION_REASON ? '' : text;
}
