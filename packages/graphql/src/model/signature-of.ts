import { KIND_LABELS } from '@docgen/core/schema/entry-sections';
import type { ObjectEntry, SdlToken, TypeRef } from '@docgen/core/schema-model';
import type { EntryDraft } from '../entries/entry-draft.ts';
import {
  argumentTokens,
  callable,
  fieldTokens,
  fits,
  joined,
  lines,
  linked,
  type Tokens,
  token,
  withDirectives,
} from './signature-members.ts';

const indent = '  ';

/**
 * A definition as SDL without descriptions. Lines longer than 40 characters are broken. An
 * operation is printed as a field after the keyword that clients use. Names of types and directives
 * are links, except in types whose fields are listed beside their SDL.
 */
export function signatureOf(entry: EntryDraft): SdlToken[] {
  const tokens = tokensOf(entry);
  return 'fields' in entry ? withoutLinks(tokens) : tokens;
}

/** The same with as few tokens as possible: everything without a link or emphasis becomes text. */
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
      return fieldTokens(entry.field, '', [
        token('keyword', KIND_LABELS[entry.kind]),
        token('text', ' '),
      ]);
    case 'objects':
      return block(heading('type', entry, entry.interfaces), fieldLines(entry));
    case 'interfaces':
      return block(heading('interface', entry, entry.interfaces), fieldLines(entry));
    case 'inputs':
      return block(
        heading('input', entry),
        entry.fields.map((field) => argumentTokens(field, indent)),
      );
    case 'enums':
      return block(
        heading('enum', entry),
        entry.values.map(({ name, directives }) =>
          withDirectives([token('name', name)], directives, indent),
        ),
      );
    case 'scalars':
      return heading('scalar', entry);
    case 'unions':
      return unionTokens(entry.members, heading('union', entry));
    case 'directives':
      return directiveTokens(entry);
  }
}

/** Follows the head of a definition on its last line. */
const brace = [token('punctuation', ' {')];

function heading(
  keyword: string,
  { name, directives }: Pick<EntryDraft, 'name' | 'directives'>,
  interfaces: readonly TypeRef[] = [],
): SdlToken[] {
  const start = [token('keyword', keyword), token('text', ' '), token('name', name)];
  return withDirectives(implementing(start, interfaces), directives, '', brace);
}

function implementing(start: Tokens, interfaces: readonly TypeRef[]): SdlToken[] {
  if (interfaces.length === 0) return [...start];
  const types = typeTokens(interfaces);
  const flat = [...start, token('keyword', ' implements '), ...joined(types, ' & ')];
  if (types.length === 1 || fits([...flat, ...brace])) return flat;
  const each = types.map((type) => [token('punctuation', '& '), ...type]);
  return [...start, token('keyword', ' implements'), ...lines(each, indent)];
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
    ...brace,
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
  const head = [token('keyword', 'directive'), token('text', ' '), token('directive', `@${name}`)];
  const flat = [on, token('text', ' '), ...joined(places, ' | ')];
  const whole = callable(head, args, { tail: flat, indent: '' });
  if (fits(whole)) return whole;
  return [...callable(head, args, { tail: [on], indent: '' }), ...alternatives(places)];
}

/** Alternatives, each on a separate line. */
function alternatives(choices: readonly Tokens[]): SdlToken[] {
  const each = choices.map((choice) => [token('punctuation', '| '), ...choice]);
  return lines(each, indent);
}
