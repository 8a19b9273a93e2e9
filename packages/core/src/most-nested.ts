/** How many blocks, brackets or tags may stand in each other, in Markdown as in GraphQL. */
export const MOST_NESTED = 100;
