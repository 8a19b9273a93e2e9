import {
  alternativesOf,
  type Declared,
  type DeclaredObject,
  type DeclaredVariants,
  importedName,
  keysOf,
} from './declared.ts';

/** Maximal length of a line, in characters. */
const WIDTH = 100;

/**
 * Prints a declaration as TypeScript: an interface for each object, a type for each union of
 * objects.
 */
export function printTypes(root: Declared): string {
  const printed = new Map<string, string>();
  collect(root, printed);
  return [...printed.values()].join('\n');
}

/** The type of a value as TypeScript. */
export function typeText(
  value: Declared,
  nameOf = ({ title }: { title: string }) => title,
): string {
  const imported = importedName(value);
  if (imported !== undefined) return imported;
  switch (value.type) {
    case 'picklist':
      return value.options.map((word) => `'${word}'`).join(' | ');
    case 'literal':
      return `'${value.literal}'`;
    case 'array': {
      const item = typeText(value.item, nameOf);
      return item.includes(' | ') ? `(${item})[]` : `${item}[]`;
    }
    case 'record': {
      const type = `Record<${typeText(value.key, nameOf)}, ${typeText(value.value, nameOf)}>`;
      return value.key.type === 'picklist' ? `Partial<${type}>` : type;
    }
    case 'object':
    case 'variant':
      return nameOf(value);
    case 'lazy':
      return alternativesOf(value)
        .map((either) => typeText(either, nameOf))
        .join(' | ');
    default:
      return value.type;
  }
}

function collect(value: Declared, printed: Map<string, string>): void {
  if ('title' in value) {
    if (printed.has(value.title)) return;
    const head = comment([value.description ?? ''], 0);
    printed.set(value.title, [...head, ...declarationOf(value), ''].join('\n'));
  }
  for (const inside of insideOf(value)) collect(inside, printed);
}

function insideOf(value: Declared): readonly Declared[] {
  if (value.type === 'object') return keysOf(value).map((key) => key.value);
  if (value.type === 'array') return [value.item];
  if (value.type === 'record') return [value.value];
  return alternativesOf(value).filter((either) => either !== value);
}

function declarationOf(value: DeclaredObject | DeclaredVariants): string[] {
  if (value.type === 'object') {
    const keys = keysOf(value).flatMap((key) => [
      ...comment([key.description, ...tagsOf(key)], 2),
      `  ${key.name}${key.required ? '' : '?'}: ${typeText(key.value)};`,
    ]);
    return [`export interface ${value.title} {`, ...keys, '}'];
  }
  const options = value.options.map(({ title }) => title);
  const line = `export type ${value.title} = ${options.join(' | ')};`;
  if (line.length <= WIDTH) return [line];
  return [`export type ${value.title} =`, ...options.map((option) => `  | ${option}`)].map(
    (part, index, { length }) => (index === length - 1 ? `${part};` : part),
  );
}

function tagsOf({ fallback }: { readonly fallback?: string }): string[] {
  if (fallback === undefined) return [];
  const [, literal = fallback] = /^`([^`]*)`$/.exec(fallback) ?? [];
  return [`@default ${literal}`];
}

function comment(paragraphs: readonly string[], indent: number): string[] {
  const margin = ' '.repeat(indent);
  const lines = paragraphs
    .filter((text) => text !== '')
    .flatMap((text) => wrap(text, WIDTH - indent - 3));
  if (lines.length === 0) return [];
  const [first = ''] = lines;
  if (lines.length === 1 && indent + first.length + 7 <= WIDTH) return [`${margin}/** ${first} */`];
  return [`${margin}/**`, ...lines.map((line) => `${margin} * ${line}`), `${margin} */`];
}

function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  return lines;
}
