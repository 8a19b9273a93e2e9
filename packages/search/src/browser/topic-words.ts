const QUESTION = new Set('how what where when why which who can is are does do'.split(' '));
const OPENING = new Set([
  ...QUESTION,
  ...'a an could i in it my our should the there to we you your'.split(' '),
]);

/**
 * The words of an English question without its beginning: `place an order` for `how do I place an
 * order`. Headings such as "How events work" would otherwise match two words of three, and come
 * before the page that is about orders.
 *
 * Other queries are unchanged. So are those with a single such word, because `where filter` may
 * mean an argument, and those with nothing else.
 */
export function topicWords(words: readonly string[]): readonly string[] {
  const lower = words.map((word) => word.toLowerCase());
  if (!QUESTION.has(lower[0] ?? '')) return words;
  const start = lower.findIndex((word) => !OPENING.has(word));
  return start < 2 ? words : words.slice(start);
}
