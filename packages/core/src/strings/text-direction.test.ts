import { expect, test } from 'vitest';
import { textDirection, writtenDirection } from './text-direction.ts';

test.each([
  ...['ar', 'arc', 'ckb', 'dv', 'fa-AF', 'he', 'iw', 'khw', 'ks', 'nqo', 'ps', 'sd', 'syr', 'ug'],
  ...['ur', 'yi', 'az-Arab', 'ff-Adlm', 'ha-Arab', 'ku-Arab', 'pa-Arab'],
])('%s goes from right to left', (locale) => expect(textDirection(locale)).toBe('rtl'));

test.each(['en', 'pt-BR', 'ha', 'ku', 'ar-Latn', 'sd-Deva', 'ja', 'und', 'tlh'])(
  '%s goes from left to right',
  (locale) => expect(textDirection(locale)).toBe('ltr'),
);

test.each([
  ['The order of a customer.', 'ltr'],
  ['طلب عميل', 'rtl'],
  ['הזמנה של לקוח', 'rtl'],
  ['GraphQL هي لغة استعلام.', 'rtl'],
  ['The greeting, such as سلام, in the language of the customer.', 'ltr'],
  ['注文', 'ltr'],
  ['1 – 2', undefined],
])('%s is written %s', (text, direction) => expect(writtenDirection(text)).toBe(direction));
