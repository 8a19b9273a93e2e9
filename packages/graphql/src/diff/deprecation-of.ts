import { oneLine } from '@docgen/core/strings/one-line';
import { DEFAULT_DEPRECATION_REASON } from 'graphql';
import { type DirectiveTarget, stringArgument } from '../nodes/directives-of.ts';

/**
 * The reason for the deprecation of a definition, in one line.
 *
 * @returns The empty string for a deprecation without a reason; `undefined` if the definition is
 *   not deprecated.
 */
export function deprecationOf(node: DirectiveTarget): string | undefined {
  const directive = node.directives?.find(({ name }) => name.value === 'deprecated');
  if (directive === undefined) return undefined;
  const text = oneLine(stringArgument(directive, 'reason')?.value ?? '');
  // The language's default for the reason means that none was given.
  return text === DEFAULT_DEPRECATION_REASON ? '' : text;
}
