import { expect, test } from 'vitest';
import { isSafeAddress } from './url.ts';

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  '\n\t javascript:alert(1)',
  '\u0001\u0000javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\r\nscript\n:alert(1)',
  'javascript:',
  'javascript://https://example.org/%0aalert(1)',
  'vbscript:msgbox(1)',
  'VB\tScript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;charset=utf-8;base64,PHNjcmlwdD4=',
  'DATA:Text/HTML,x',
  'data: text/html,x',
  'data:application/xhtml+xml,x',
  'data:text/xml,x',
  'data:application/xml;base64,eA==',
])('%j is refused', (address) => {
  expect(isSafeAddress(address)).toBe(false);
});

test.each([
  '',
  '#javascript:x',
  '/javascript:x',
  './javascript:x',
  '?javascript:x',
  'https://example.org/?to=javascript:alert(1)',
  '//example.org',
  'docs/javascript',
  'javascript',
  'javascripts:x',
  'x-javascript:x',
  'java script%3Ax',
  'javascript%3Aalert(1)',
  'mailto:shop@example.org',
  'tel:+49',
  'data:,',
  'data:image/png;base64,AA==',
  'data:image/svg+xml,<svg/>',
  'data:text/plain,html',
  'data:text/csv,a;b',
  'pathname:///other',
])('%j is an address', (address) => {
  expect(isSafeAddress(address)).toBe(true);
});
