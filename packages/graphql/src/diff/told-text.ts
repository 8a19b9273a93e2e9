import { closeDirections } from '@docgen/core/strings/close-directions';
import type { ToldCode, ToldText } from '@docgen/core/strings/told-text';
import type { GatheredChange } from './gathered-changes.ts';
import type { SchemaChange } from './schema-change.ts';
import { changedType } from './with-interfaces.ts';

/**
 * Finds a definition.
 *
 * @param coordinate - Such as `Order.total`; with the id of a schema if an author wrote one.
 * @param isLink - Whether an author wrote a link to it, which may be of another schema.
 * @returns Its address, or `undefined`.
 */
export type FindDefinition = (coordinate: string, isLink: boolean) => string | undefined;

/** What is told of a change. */
export type Told = Pick<SchemaChange, 'message' | 'coordinate'> &
  Pick<GatheredChange<unknown>, 'alike'>;

/**
 * The message of a change, with the changed definition and types as code, which has the addresses
 * of those that are found. So have links to definitions that authors wrote in reasons of
 * deprecations, because a link without a target would be a broken one.
 *
 * A change of an interface also names the types that have the same.
 *
 * Characters that change the direction of a text have no effect on the text around it.
 */
export function toldText(change: Told, find: FindDefinition): ToldText {
  return [...toldMessage(change, find), ...typesAlike(change, find)];
}

function toldMessage({ message, coordinate }: Told, find: FindDefinition): ToldText {
  // The rest is text of authors, names services, or is about the schema as a whole.
  const [sentence = ''] =
    /^.*?(?=(?:^The schema (?:got|lost|changed)| has changed defaultValue| now has defaultValue| is deprecated| It was deprecated| moved from| (?:got|lost|changed) @|$))/s.exec(
      message,
    ) ?? [];
  const unnamed = namesOf(coordinate, message);
  const told = divided(sentence, NAME, (written, name, index) => {
    const meant = unnamed.get(name);
    // Each is named once. After that, arguments called `to` or `type` are words of the sentence.
    unnamed.delete(name);
    const isType = TYPES.test(sentence.slice(0, index));
    // Other words count as types only if they look like them.
    const isName = meant !== undefined || isType || /^[A-Z]/.test(name);
    const to = isName ? find(meant ?? name, false) : undefined;
    return meant !== undefined || isType || to !== undefined ? codeOf(written, to) : undefined;
  });
  const rest = message.slice(sentence.length);
  // A reason is Markdown, as in the reference, but only its code and links to definitions are kept.
  const isReason = /^ (?:is|It was) deprecated/.test(rest);
  const quoted = divided(rest, isReason ? LINK_OR_CODE : LINK, (match, written) =>
    written === ''
      ? { code: closeDirections(match.slice(1, -1)) }
      : codeOf(written.replace(/^[\w.-]+:(?!\))/, ''), find(written, true)),
  );
  return [...told, ...quoted];
}

/** The implementing types with the same change as a sentence; nothing if there are none. */
function typesAlike(change: Told, find: FindDefinition): ToldText {
  const { message, alike } = change;
  if (alike.length === 0) return [];
  const linked = (name: string) => codeOf(name, find(name, false));
  const listed = alike.flatMap((name, at) => {
    if (at === 0) return [linked(name)];
    return [at === alike.length - 1 ? ' and ' : ', ', linked(name)];
  });
  // A reason of a deprecation may have no period.
  const end = /[.!?]$/.test(message) ? '' : '.';
  const implement = alike.length === 1 ? 'implements' : 'implement';
  return [`${end} Also in `, ...listed, `, which ${implement} `, linked(changedType(change)), '.'];
}

/** Names in messages of changes, also in list types. An article at the start is not a name. */
const NAME =
  /(?!^An? (?:required|optional) )(?<![\w@.])\[*(@?[A-Za-z_]\w*(?:\.\w+)?(?:\(\w+:\))?)[\]!]*/g;

/** The text before types in messages. */
const TYPES = / type from (?:\S+ to )?$/;

/** Possible links to definitions. */
const LINK = /\[\[([\w.@:()-]+)\]\]/g;

const LINK_OR_CODE = new RegExp(`${LINK.source}|\`[^\`]+\``, 'g');

/**
 * Coordinates of the changed definition and of those that contain it, by the names that a message
 * may contain.
 */
function namesOf(coordinate: string, message: string): Map<string, string> {
  const [, member = '', arg] = /^([^(]+)(?:\((\w+):\))?$/.exec(coordinate) ?? [];
  const [type = '', name] = member.split('.');
  const bare: [string, string][] = [
    [type, type],
    [type.replace('@', ''), type],
    [name ?? member, member],
    [arg ?? member, coordinate],
  ];
  const whole: [string, string][] = [
    [member, member],
    [coordinate, coordinate],
  ];
  const isTold = whole.some(([name]) => message.startsWith(`${name} `));
  return new Map(isTold && arg === undefined ? whole : [...bare, ...whole]);
}

function codeOf(code: string, to: string | undefined): ToldCode {
  return to === undefined ? { code } : { code, to };
}

/** Divides a text at what matches a pattern, unless `form` returns `undefined` for it. */
function divided(
  text: string,
  pattern: RegExp,
  form: (match: string, group: string, index: number) => ToldCode | undefined,
): ToldText {
  let end = 0;
  const parts: (string | ToldCode)[] = [];
  const add = (between: string) => {
    if (between !== '') parts.push(closeDirections(between).replace(/\s+/g, ' '));
  };
  for (const match of text.matchAll(pattern)) {
    const [found, group = ''] = match;
    const code = form(found, group, match.index);
    if (code === undefined) continue;
    add(text.slice(end, match.index));
    parts.push(code);
    end = match.index + found.length;
  }
  add(text.slice(end));
  return parts;
}
