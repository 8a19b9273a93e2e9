import { expect, test } from 'vitest';
import { topicWords } from './topic-words.ts';

test.each([
  ['how do I place an order', 'place order'],
  ['What is a return', 'return'],
  ['where are the logs', 'logs'],
  ['can we pay by card', 'pay by card'],
  ['install with docker compose', 'install docker compose'],
  ['log in', 'log'],
  ['to the', 'to the'],
  ['is there a search', 'search'],
  ['where', 'where'],
  ['where filter', 'where filter'],
  ['what is it', 'what is it'],
  ['place an order', 'place order'],
  ['was ist ein Auftrag', 'was ist ein Auftrag'],
])('"%s" is about "%s"', (query, topic) => {
  expect(topicWords(query.split(' ')).join(' ')).toBe(topic);
});
