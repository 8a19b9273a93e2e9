import { expect, it } from 'vitest';
import { modelsOf } from '../../../test/support/load-schema.ts';
import { definitionSections } from './definition-sections.ts';

const FIELDS = Array.from({ length: 40 }, (_, at) => `  "About ${at}." field${at}: Int`).join('\n');

const SDL = `
directive @inaccessible on FIELD_DEFINITION
type Query {
  "Looks for items."
  items("How many at most." first: Int): [Item!]!
  oldItems: [Item!]! @deprecated
  "Looks for lost items."
  lostItems("How many at most." first: Int): [Item!]! @inaccessible
}
type Item {
${FIELDS}
  old: Int @deprecated(reason: "Gone.")
  "With a choice."
  chosen("The unit of length." unit: Unit): Int
}
enum Unit { "Of a thousand millimetres." METRE }
`;

function sectionsOf(name: string) {
  const { value } = modelsOf({ shop: SDL });
  const entry = value.models[0]?.entries.find((each) => each.name === name);
  if (entry === undefined) throw new Error(`there is ${name}`);
  return definitionSections(entry, ({ markdown }) => markdown);
}

it('all members are found at their anchors, however many there are', () => {
  const sections = sectionsOf('Item');
  expect(sections).toHaveLength(43);
  expect(sections[40]).toEqual({ id: 'Item.field39', title: 'field39', text: 'About 39.' });
  expect(sections[41]).toEqual({ id: 'Item.old', title: 'old', text: '', deprecated: true });
  expect(sectionsOf('Unit')[1]).toEqual({
    id: 'Unit.METRE',
    title: 'METRE',
    text: 'Of a thousand millimetres.',
  });
});

it('arguments are found by what takes them', () => {
  expect(sectionsOf('Item').at(-1)?.text).toBe('With a choice. unit The unit of length.');
  expect(sectionsOf('items')).toEqual([
    { id: '', title: 'items', text: 'Looks for items. first How many at most.' },
  ]);
  expect(sectionsOf('oldItems')).toEqual([
    { id: '', title: 'oldItems', text: '', deprecated: true },
  ]);
});

it('what a gateway hides from clients is found as such', () => {
  expect(sectionsOf('lostItems')).toEqual([
    {
      id: '',
      title: 'lostItems',
      text: 'Hidden from clients. Looks for lost items. first How many at most.',
    },
  ]);
});
