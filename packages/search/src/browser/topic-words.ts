const QUESTION = new Set('how what where when why which who can is are does do'.split(' '));
/** Words that say nothing about a topic, wherever they are in a query. */
const LINKING = 'a an and for in of on the to with'.split(' ');
const OPENING = new Set([
  ...QUESTION,
  ...LINKING,
  ...'could i it my our should there we you your'.split(' '),
]);

/**
 * The words of an English query that say what it is about: `place order` for `how do I place an
 * order`, `install docker compose` for `install with docker compose`. Few headings have words such
 * as "in" or "how", so that those that do, such as "How events work" or "In the cluster", would
 * come before the page that is about orders.
 *
 * A single word of a question remains, because `where filter` may mean an argument. So do queries
 * with nothing else.
 */
export function topicWords(words: readonly string[]): readonly string[] {
  const lower = words.map((word) => word.toLowerCase());
  const start = QUESTION.has(lower[0] ?? '') ? lower.findIndex((word) => !OPENING.has(word)) : 0;
  const topic = words.slice(start < 2 ? 0 : start);
  const telling = topic.filter((word) => !LINKING.includes(word.toLowerCase()));
  return telling.length > 0 ? telling : words;
}
