import { defaultHandlers, type Handle, type Options } from 'mdast-util-to-markdown';

/**
 * Text without any character that means something to Markdown, at the start of
 * a line and elsewhere.
 */
const HARMLESS_LINE = /^[^\s\d#+=>(\\`*_[\]<&~|$!-][^\\`*_[\]<&~|$!#\r\n\t]*$/;
const HARMLESS = /^[^(\\`*_[\]<&~|$!#\r\n\t][^\\`*_[\]<&~|$!#\r\n\t]*$/;

const HARMLESS_CODE = /^[^\s`|][^`|\r\n]*$/;

const CHARACTER_REFERENCE = /&#?\w+;/;

/**
 * Handlers that write what needs no escaping as it is. Looking for what has to be escaped is most of
 * the work of writing Markdown, and most text and code holds nothing of it.
 *
 * @param extensions - Those that are used beside; what needs care is handed on to them.
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
      // What comes before text asks for its first character, and gets it without all of the text.
      text: Object.assign(text, { peek: (node: { value: string }) => node.value.charAt(0) }),
      inlineCode: Object.assign(inlineCode, { peek: () => '`' }),
      link: withPlainAddress(careful('link')),
      image: withPlainAddress(careful('image')),
    },
  };
}

/** Takes the backslash from an `&` in an address, unless it could start a character reference. */
function withPlainAddress(handle: Handle): Handle {
  const plain: Handle = (node, parent, state, info) => {
    const written = handle(node, parent, state, info);
    const at = written.lastIndexOf('](');
    if (at < 0 || CHARACTER_REFERENCE.test(`${node.url}${node.title ?? ''}`)) return written;
    return written.slice(0, at) + written.slice(at).replaceAll('\\&', '&');
  };
  // What a handler brings beside, such as the character it starts with.
  return Object.assign(plain, handle);
}
