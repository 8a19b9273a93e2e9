import { expect } from 'vitest';
import { isMap, isScalar, parseDocument } from 'yaml';

/** What the YAML parser reads in a text without mistakes: its value and top-level keys. */
export function parsedYaml(text: string) {
  const document = parseDocument(text);
  expect(document.errors).toEqual([]);
  const items = isMap(document.contents) ? document.contents.items : [];
  const keys = items.flatMap(({ key }) =>
    isScalar(key) ? [{ name: String(key.value), range: key.range?.slice(0, 2) }] : [],
  );
  return { value: document.toJS(), keys };
}
