import type { ChangeView } from '@docgen/core/schema/schema-changes';
import { expect, it } from 'vitest';
import { changesSections } from './changes-sections.ts';

const change = (type: string, ...text: ChangeView['text']): ChangeView => ({
  criticality: 'safe',
  type,
  text,
});

it('what does not exist any more is found at the version that removed it', () => {
  const removed = change('FIELD_REMOVED', { code: 'Order.sum' }, ' was removed. Use ', {
    code: 'Order.total',
    to: '/order#Order.total',
  });
  expect(
    changesSections([
      { before: '2', changes: [change('ADDED', { code: 'Bill', to: '/bill' }, ' was added.')] },
      {
        label: '2',
        before: '1',
        changes: [
          removed,
          // It exists again.
          change('TYPE_REMOVED', { code: 'Bill', to: '/bill' }, ' was removed.'),
          change('DESCRIPTION_CHANGED', { code: 'Query' }, ' got its description.'),
          change('TYPE_REMOVED', { code: 'Gift' }, ' was removed.'),
        ],
      },
    ]),
  ).toEqual([
    {
      id: 'version-2',
      title: '2',
      text: 'Order.sum was removed. Use Order.total Gift was removed.',
    },
  ]);
});
