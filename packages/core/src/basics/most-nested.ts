/** Maximum nesting depth of blocks, brackets and tags, in Markdown and in GraphQL. */
export const MOST_NESTED = 100;
