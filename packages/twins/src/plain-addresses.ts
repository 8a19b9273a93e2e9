import { defaultHandlers, type Handle, type Options } from 'mdast-util-to-markdown';

const CHARACTER_REFERENCE = /&#?\w+;/;

/** Handlers that write addresses of links and images without needless backslashes. */
export const plainAddresses: Options = {
  handlers: {
    image: withPlainAddress(defaultHandlers.image),
    link: withPlainAddress(defaultHandlers.link),
  },
};

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
