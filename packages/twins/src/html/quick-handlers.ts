import { defaultHandlers, type Handle, type Options } from 'mdast-util-to-markdown';

/**
 * Text without any character that has a meaning in Markdown, at the start of a line and elsewhere.
 */
const HARMLESS_LINE = /^[^\s\d#+=>(\\`*_[\]<&~|$!-][^\\`*_[\]<&~|$!#\r\n\t]*$/;
const HARMLESS = /^[^(\\`*_[\]<&~|$!#\r\n\t][^\\`*_[\]<&~|$!#\r\n\t]*$/;

const HARMLESS_CODE = /^[^\s`|][^`|\r\n]*$/;

const CHARACTER_REFERENCE = /&#?\w+;/;

/**
 * Handlers that directly write text and code without special characters. Most text needs no
 * escaping, but the search for characters to escape is most of the work of writing Markdown.
 *
 * @param extensions - The other extensions in use, which handle everything else.
 */
export function quickHandlers(extensions: readonly Options[]): Options {
  const careful = (type: 'image' | 'inlineCode' | 'link' | 'text'): Handle =>
    extensions.map(({ handlers }) => handlers?.[type]).findLast((given) => given) ??
    defaultHandlers[type];
  const carefulText = careful('text');
  const carefulCode = careful('inlineCode');

  const text: Handle = (node, parent, state, info) => {
    const value: string = node.value;
    const starts = info.before === '' || info.before === '\n';
    const ends = info.after === '' || info.after === '\n';
    const harmless =
      (starts ? HARMLESS_LINE : HARMLESS).test(value) && !(ends && value.endsWith(' '));
    return harmless ? value : carefulText(node, parent, state, info);
  };

  const inlineCode: Handle = (node, parent, state, info) => {
    const value: string = node.value;
    return HARMLESS_CODE.test(value) && !value.endsWith(' ')
      ? `\`${value}\``
      : carefulCode(node, parent, state, info);
  };

  return {
    handlers: {
      // The preceding node needs the first character; without `peek`, the whole text would be
      // written.
      text: Object.assign(text, { peek: (node: { value: string }) => node.value.charAt(0) }),
      inlineCode: Object.assign(inlineCode, { peek: () => '`' }),
      link: withPlainAddress(careful('link')),
      image: withPlainAddress(careful('image')),
    },
  };
}

/** Removes the backslash before `&` in addresses, unless it may start a character reference. */
function withPlainAddress(handle: Handle): Handle {
  const plain: Handle = (node, parent, state, info) => {
    const written = handle(node, parent, state, info);
    const at = written.lastIndexOf('](');
    if (at < 0 || CHARACTER_REFERENCE.test(`${node.url}${node.title ?? ''}`)) return written;
    return written.slice(0, at) + written.slice(at).replaceAll('\\&', '&');
  };
  // Keep properties of the handler, such as `peek`.
  return Object.assign(plain, handle);
}
