const NAMES = 'graphql|gql';
const NAME = new RegExp(`^(?:${NAMES})$`, 'i');
const FENCE = new RegExp(`(?:\`{3}|~{3})[ \\t]*(?:${NAMES})\\b`, 'i');

/** Whether the language of a code block is GraphQL. @param language - As written after the fence. */
export function isGraphql(language: string): boolean {
  return NAME.test(language);
}

/** Whether a Markdown text may contain a fence in GraphQL. False only if it certainly does not. */
export function mayHoldGraphql(markdown: string): boolean {
  return FENCE.test(markdown);
}
