import { expect, test } from 'vitest';
import { templateLiteral } from './template-literal.ts';

test.each([
  ['', '``'],
  ['<a href="/b">\'c\'</a>', '`<a href="/b">\'c\'</a>`'],
  [String.raw`\`\${a}\` $ $$ {b} \ \n`, undefined],
  ['a\nb\rc\r\nd\u2028e\u2029f\0g', undefined],
  ['ä 漢 😀 \ud800', undefined],
])('%j is read back as it is', (text, literal) => {
  const written = templateLiteral(text);
  expect(new Function(`return ${written}`)()).toBe(text);
  if (literal !== undefined) expect(written).toBe(literal);
});
