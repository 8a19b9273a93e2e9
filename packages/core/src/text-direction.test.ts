import { expect, test } from 'vitest';
import { textDirection } from './text-direction.ts';

test.each([
  ...['ar', 'arc', 'ckb', 'dv', 'fa-AF', 'he', 'iw', 'khw', 'ks', 'nqo', 'ps', 'sd', 'syr', 'ug'],
  ...['ur', 'yi', 'az-Arab', 'ff-Adlm', 'ha-Arab', 'ku-Arab', 'pa-Arab'],
])('%s goes from right to left', (locale) => expect(textDirection(locale)).toBe('rtl'));

test.each(['en', 'pt-BR', 'ha', 'ku', 'ar-Latn', 'sd-Deva', 'ja', 'und', 'tlh'])(
  '%s goes from left to right',
  (locale) => expect(textDirection(locale)).toBe('ltr'),
);
