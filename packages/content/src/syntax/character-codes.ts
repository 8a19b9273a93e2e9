/** Character codes that docgen's own Markdown syntax starts with or looks for. */
export const CODE = {
  tab: -2,
  space: 32,
  exclamationMark: 33,
  dash: 45,
  colon: 58,
  lessThan: 60,
  greaterThan: 62,
  leftBrace: 123,
} as const;
