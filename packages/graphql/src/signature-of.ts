import type { ObjectEntry, SdlToken, TypeRef } from '@docgen/core/schema-model';
import type { EntryDraft } from './entry-draft.ts';
import {
  applied,
  argumentTokens,
  callable,
  fieldTokens,
  fits,
  joined,
  lines,
  linked,
  type Tokens,
  token,
} from './signature-members.ts';

const indent = '  ';

/**
 * A definition as SDL: descriptions left out, lines broken where they would get longer than 80
 * characters. An operation is printed as the field it is. Names of types and directives are linked,
 * but in types whose fields are listed beside their SDL.
 */
export function signatureOf(entry: EntryDraft): SdlToken[] {
  const tokens = tokensOf(entry);
  return 'fields' in entry ? withoutLinks(tokens) : tokens;
}

/** The same with as few tokens as possible: what is neither linked nor emphasised is text. */
function withoutLinks(tokens: readonly SdlToken[]): SdlToken[] {
  const merged: SdlToken[] = [];
  for (const { kind, text } of tokens) {
    const isText = kind === 'text' || kind === 'punctuation' || kind === 'type';
    const last = merged.at(-1);
    if (isText && last?.kind === 'text')
      merged[merged.length - 1] = token('text', last.text + text);
    else merged.push(token(isText ? 'text' : kind, text));
  }
  return merged;
}

function tokensOf(entry: EntryDraft): SdlToken[] {
  switch (entry.kind) {
    case 'queries':
    case 'mutations':
    case 'subscriptions':
      return fieldTokens(entry.field, '');
    case 'objects':
      return block(heading('type', entry, implementing(entry)), fieldLines(entry));
    case 'interfaces':
      return block(heading('interface', entry, implementing(entry)), fieldLines(entry));
    case 'inputs':
      return block(heading('input', entry), entry.fields.map(argumentTokens));
    case 'enums':
      return block(
        heading('enum', entry),
        entry.values.map((value) => [token('name', value.name), ...applied(value.directives)]),
      );
    case 'scalars':
      return heading('scalar', entry);
    case 'unions':
      return unionTokens(entry.members, heading('union', entry));
    case 'directives':
      return directiveTokens(entry);
  }
}

function heading(
  keyword: string,
  { name, directives }: Pick<EntryDraft, 'name' | 'directives'>,
  after: Tokens = [],
): SdlToken[] {
  const start = [token('keyword', keyword), token('text', ' '), token('name', name), ...after];
  const flat = [...start, ...applied(directives)];
  if (fits(flat, ' {'.length)) return flat;
  const each = directives.map((directive) => applied([directive]).slice(1));
  return [...start, ...lines(each, indent)];
}

function implementing({ interfaces }: Pick<ObjectEntry, 'interfaces'>): SdlToken[] {
  if (interfaces.length === 0) return [];
  return [token('keyword', ' implements '), ...joined(typeTokens(interfaces), ' & ')];
}

function typeTokens(types: readonly TypeRef[]): SdlToken[][] {
  return types.map((type) => [linked('type', type.name, type)]);
}

function fieldLines({ fields }: Pick<ObjectEntry, 'fields'>): SdlToken[][] {
  return fields.map((field) => fieldTokens(field, indent));
}

function block(head: Tokens, body: readonly Tokens[]): SdlToken[] {
  if (body.length === 0) return [...head];
  return [
    ...head,
    token('punctuation', ' {'),
    ...lines(body, indent),
    token('text', '\n'),
    token('punctuation', '}'),
  ];
}

function unionTokens(members: readonly TypeRef[], head: Tokens): SdlToken[] {
  if (members.length === 0) return [...head];
  const choices = typeTokens(members);
  const flat = [...head, token('punctuation', ' = '), ...joined(choices, ' | ')];
  if (fits(flat)) return flat;
  return [...head, token('punctuation', ' ='), ...alternatives(choices)];
}

function directiveTokens({
  name,
  args,
  locations,
  repeatable,
}: Extract<EntryDraft, { kind: 'directives' }>): SdlToken[] {
  const on = token('keyword', repeatable ? ' repeatable on' : ' on');
  const places = locations.map((location) => [token('value', location)]);
  const flat = [on, token('text', ' '), ...joined(places, ' | ')];
  const head = [token('keyword', 'directive'), token('text', ' '), token('directive', `@${name}`)];
  const whole = callable(head, args, flat, '');
  // After broken arguments, the last line is `)` and what follows it.
  if (fits(args.length > 0 ? [token('punctuation', ')'), ...flat] : [...head, ...flat]))
    return whole;
  return callable(head, args, [on, ...alternatives(places)], '');
}

/** Choices on a line each. */
function alternatives(choices: readonly Tokens[]): SdlToken[] {
  const each = choices.map((choice) => [token('punctuation', '| '), ...choice]);
  return lines(each, indent);
}
