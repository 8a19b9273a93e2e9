import { closeDirections } from '@docgen/core/strings/close-directions';
import { type FindDefinition, type Told, toldText } from '@docgen/graphql/diff/told-text';

/**
 * The message of a change, in Markdown that is MDX as well; see `toldText`.
 *
 * @param find - Returns addresses such as `schema:orders:Order.total`.
 */
export function linkedMessage(change: Told, find: FindDefinition): string {
  return toldText(change, find)
    .map((part) => {
      if (typeof part === 'string') return escapedText(part);
      const code = `\`${part.code}\``;
      return part.to === undefined ? code : `[${code}](${part.to})`;
    })
    .join('');
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
