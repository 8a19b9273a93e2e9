import { printConfig } from '@docgen/migrate/print-config';
import {
  alternativesOf,
  type Declared,
  type DeclaredObject,
  type KeyDescription,
  keysOf,
} from './declared.ts';
import { typeText } from './print-types.ts';

/** Prints a declaration as Markdown: a section for each key, with a table of the keys inside. */
export function printReference(root: DeclaredObject): string {
  return keysOf(root).map(section).join('\n');
}

function section(key: KeyDescription): string {
  const rows = rowsBelow(key.value, key.name, new Set());
  const head = ['| key | type | default | what it is |', '|---|---|---|---|'];
  return [
    `## ${key.name}`,
    '',
    key.description,
    '',
    `Type: \`${typeOf(key.value)}\`. ${key.required ? 'Required.' : defaultOf(key)}`.trim(),
    '',
    ...(key.example === undefined ? [] : ['```ts', exampleOf(key), '```', '']),
    ...(rows.length === 0 ? [] : [...head, ...rows, '']),
  ].join('\n');
}

function rowsBelow(value: Declared, path: string, above: ReadonlySet<Declared>): string[] {
  if (above.has(value)) return [];
  const inside = new Set(above).add(value);
  if (value.type === 'array') return rowsBelow(value.item, `${path}[]`, inside);
  if (value.type === 'record') return rowsBelow(value.value, `${path}.<id>`, inside);
  if (value.type !== 'object') {
    const others = alternativesOf(value).filter((either) => either !== value);
    return others.flatMap((either) => rowsBelow(either, path, inside));
  }
  return keysOf(value).flatMap((key) => {
    const at = `${path}.${key.name}`;
    const what = key.value.type === 'literal' ? (value.description ?? '') : key.description;
    const fallback = key.required ? 'required' : (key.fallback ?? '');
    const cells = [`\`${at}\``, `\`${typeOf(key.value)}\``, fallback, what];
    const row = `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
    return [row, ...rowsBelow(key.value, at, inside)];
  });
}

function typeOf(value: Declared): string {
  return typeText(value, () => 'object');
}

function defaultOf({ fallback }: KeyDescription): string {
  return fallback === undefined ? '' : `Default: ${fallback}.`;
}

/** An example of the key in a configuration, formatted as `docgen init` writes it. */
function exampleOf({ name, example }: KeyDescription): string {
  const config = { title: '', url: '', [name]: example };
  const file = printConfig({ header: [], config, comments: new Map() });
  const [, body = ''] = /^ {2}url: '',\n(.*)\n\}\);/ms.exec(file) ?? [];
  return body.replaceAll(/^ {2}/gm, '');
}
