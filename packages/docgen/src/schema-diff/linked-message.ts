import { closeDirections } from '@docgen/core/close-directions';

/**
 * Finds a definition of the site.
 *
 * @param coordinate - Such as `Order.total`; with the id of a schema where an author wrote one.
 * @param isLink - Whether an author wrote a link to it, which may be of another schema.
 * @returns The address, such as `schema:orders:Order.total`, or `undefined`.
 */
export type FindDefinition = (coordinate: string, isLink: boolean) => string | undefined;

/**
 * The message of a change in Markdown that is MDX as well: what it is about is code, and a link where
 * the site documents it, as are the types that it names. Links of authors, as reasons of deprecations
 * have them, become one or the other, so that what leads nowhere is no broken link.
 */
export function linkedMessage(
  { message, coordinate }: { readonly message: string; readonly coordinate: string },
  find: FindDefinition,
): string {
  const own = namesOf(coordinate, message);
  // What follows is text of authors, names services, or is about the schema as a whole.
  const [sentence = ''] =
    /^.*?(?=(?:^The schema (?:got|lost|changed)| has changed defaultValue| now has defaultValue| is deprecated| It was deprecated| moved from| (?:got|lost|changed) @|$))/s.exec(
      message,
    ) ?? [];
  const told = replaced(sentence, NAME, (written, name, index) => {
    const meant = own.get(name);
    const isType = TYPES.test(sentence.slice(0, index));
    // Other words are only taken for types when they look like them.
    const isName = meant !== undefined || isType || /^[A-Z]/.test(name);
    const to = isName ? find(meant ?? name, false) : undefined;
    return meant !== undefined || isType || to !== undefined ? definition(written, to) : undefined;
  });
  const rest = message.slice(sentence.length);
  // A reason is Markdown, as in the reference; of all that it may have, names and code matter here.
  const isReason = /^ (?:is|It was) deprecated/.test(rest);
  const quoted = replaced(rest, isReason ? LINK_OR_CODE : LINK, (match, written) =>
    written === ''
      ? closeDirections(match)
      : definition(written.replace(/^[\w.-]+:(?!\))/, ''), find(written, true)),
  );
  return told + quoted;
}

/**
 * Text that means nothing to Markdown and MDX, on one line, whose characters of direction count
 * within it only, as in descriptions. Addresses are links all the same, but only
 * of the text as it is read: looked for in what is written, they would end at what is escaped.
 */
export function escapedText(text: string): string {
  return closeDirections(text)
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_{}[\]<>|~&$:#!@]|(?<=\bwww)\./gi, '\\$&');
}

/** Names as messages of changes write them, in lists or not. The article that some begin with is none. */
const NAME =
  /(?!^An? (?:required|optional) )(?<![\w@.])\[*(@?[A-Za-z_]\w*(?:\.\w+)?(?:\(\w+:\))?)[\]!]*/g;

/** What stands before types that a message names. */
const TYPES = / type from (?:\S+ to )?$/;

/** Whatever may be a link to a definition. */
const LINK = /\[\[([\w.@:()-]+)\]\]/g;

const LINK_OR_CODE = new RegExp(`${LINK.source}|\`[^\`]+\``, 'g');

/** What a change is about, and what that is a part of, by the names that its message may have. */
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

/** A text with what matches a pattern in another form; the rest is escaped. */
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
