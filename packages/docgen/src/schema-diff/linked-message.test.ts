import { expect, it } from 'vitest';
import { linkedMessage } from './linked-message.ts';

const linked = (coordinate: string, message: string) =>
  linkedMessage({ coordinate, message, alike: [] }, (name) =>
    name === 'Gone' ? undefined : `schema:${name}`,
  );

it.each([
  ['is deprecated: See [[Order.sum]], Int or `a{<b>`.'],
  ['is deprecated for another reason: See [[Order.sum]], Int or `a{<b>`.'],
  ['was removed. It was deprecated: See [[Order.sum]], Int or `a{<b>`.'],
])('shows the links and the code of a reason, and takes no other word for a name: %s', (what) => {
  const [told = ''] = what.split(':');
  expect(linked('Order.total', `Order.total ${what}`)).toBe(
    `[\`Order.total\`](schema:Order.total) ${told}\\: See [\`Order.sum\`](schema:Order.sum), Int or \`a{<b>\`.`,
  );
});

it('escapes what is no whole code', () => {
  expect(linked('A', 'A is deprecated: ``<b>`{a} `[[Gone]]` `')).toBe(
    '[`A`](schema:A) is deprecated\\: \\``<b>`\\{a\\} `[[Gone]]` \\`',
  );
});

it('shows values of defaults as they are', () => {
  expect(linked('A.b', 'A.b now has defaultValue "`c`"')).toBe(
    '[`A.b`](schema:A.b) now has defaultValue "\\`c\\`"',
  );
});

it('takes the schema itself for no name', () => {
  expect(linked('schema', 'The schema got @contact(name: "Order").')).toBe(
    'The schema got \\@contact(name\\: "Order").',
  );
});

it.each([
  ['to', '`Int` to `Int!`'],
  ['type', '`Int` to `Int!`'],
])('takes words of a sentence for no argument called `%s`', (name, types) => {
  const to = `schema:Query.days(${name}:)`;
  const message = `Query.days arg ${name} has changed type from Int to Int!.`;
  expect(linked(`Query.days(${name}:)`, message).replace(/\]\(schema:Int\)|\[(?=`Int)/g, '')).toBe(
    `[\`Query.days\`](schema:Query.days) arg [\`${name}\`](${to}) has changed type from ${types}.`,
  );
});
