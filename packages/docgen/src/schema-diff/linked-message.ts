import { closeDirections } from '@docgen/core/close-directions';

/**
 * Finds a definition of the site.
 *
 * @param coordinate - Such as `Order.total`; with the id of a schema if an author wrote one.
 * @param isLink - Whether an author wrote a link to it, which may be of another schema.
 * @returns The address, such as `schema:orders:Order.total`, or `undefined`.
 */
export type FindDefinition = (coordinate: string, isLink: boolean) => string | undefined;

/**
 * The message of a change, in Markdown that is MDX as well. The changed definition and types in
 * the message become code, and links if the site documents them. So do links to definitions that
 * authors wrote in reasons of deprecations, because a link without a target would be a broken one.
 */
export function linkedMessage(
  { message, coordinate }: { readonly message: string; readonly coordinate: string },
  find: FindDefinition,
): string {
  const own = namesOf(coordinate, message);
  // The rest is text of authors, names services, or is about the schema as a whole.
  const [sentence = ''] =
    /^.*?(?=(?:^The schema (?:got|lost|changed)| has changed defaultValue| now has defaultValue| is deprecated| It was deprecated| moved from| (?:got|lost|changed) @|$))/s.exec(
      message,
    ) ?? [];
  const told = replaced(sentence, NAME, (written, name, index) => {
    const meant = own.get(name);
    const isType = TYPES.test(sentence.slice(0, index));
    // Other words count as types only if they look like them.
    const isName = meant !== undefined || isType || /^[A-Z]/.test(name);
    const to = isName ? find(meant ?? name, false) : undefined;
    return meant !== undefined || isType || to !== undefined ? definition(written, to) : undefined;
  });
  const rest = message.slice(sentence.length);
  // A reason is Markdown, as in the reference, but only its code and links to definitions are kept.
  const isReason = /^ (?:is|It was) deprecated/.test(rest);
  const quoted = replaced(rest, isReason ? LINK_OR_CODE : LINK, (match, written) =>
    written === ''
      ? closeDirections(match)
      : definition(written.replace(/^[\w.-]+:(?!\))/, ''), find(written, true)),
  );
  return told + quoted;
}

/**
 * Escapes a text for Markdown and MDX, in one line. Characters that change its direction have no
 * effect on the text around it, as in descriptions. Addresses still become links, because GFM also
 * finds them in the parsed text; in the source, they would end at the first escaped character.
 */
export function escapedText(text: string): string {
  return closeDirections(text)
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_{}[\]<>|~&$:#!@]|(?<=\bwww)\./gi, '\\$&');
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
function namesOf(coordinate: string, message: string): ReadonlyMap<string, string> {
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

function definition(name: string, to: string | undefined): string {
  const code = `\`${name}\``;
  return to === undefined ? code : `[${code}](${to})`;
}

/** Replaces what matches a pattern, unless `form` returns `undefined`, and escapes the rest. */
function replaced(
  text: string,
  pattern: RegExp,
  form: (match: string, group: string, index: number) => string | undefined,
): string {
  let end = 0;
  let written = '';
  for (const match of text.matchAll(pattern)) {
    const [found, group = ''] = match;
    const instead = form(found, group, match.index);
    if (instead === undefined) continue;
    written += escapedText(text.slice(end, match.index)) + instead;
    end = match.index + found.length;
  }
  return written + escapedText(text.slice(end));
}
