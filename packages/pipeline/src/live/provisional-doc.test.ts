import { expect, test } from 'vitest';
import { firstHeading } from './provisional-doc.ts';

test.each([
  ['# Saw\n', 'Saw'],
  ['Text.\n\n## Second\n\n# First', 'First'],
  ['```sh\n# no heading\n```\n\n# Saw', 'Saw'],
  ['~~~\n```\n# no heading\n~~~\n# Saw', 'Saw'],
  ['# The `saw`, *really* [sharp](/x) {#saw}', 'The saw, really sharp'],
  ['# Saw ##', 'Saw'],
  ['# order_id and `_service`', 'order_id and _service'],
  ['#hash', undefined],
  ['    # code', undefined],
])('the first heading of %j is %j', (text, heading) => {
  expect(firstHeading(text)).toBe(heading);
});
