import { posix } from 'node:path';

/** The package's folder in the repository. */
const PACKAGE = 'packages/docgen/';

/** Fenced code, inline code, and links, but not images. */
const CODE_OR_LINK =
  /^ *(`{3,}).*?^ *\1|(`+)[^`].*?(?<!`)\2(?!`)|(?<!!)\[([^\]\n]*)\]\(([^)\s]+)\)/gms;

/**
 * Adapts a document in the repository's root to the package: links to files that are in the package
 * lead there, other links to files are replaced by their text. Code is unchanged, because it may
 * show how links are written.
 *
 * @param {string} text
 * @param {readonly string[]} shipped - Files and folders of the package, such as `LICENSE` and
 *   `docs`.
 */
export function packageDocument(text, shipped) {
  return text.replace(CODE_OR_LINK, (link, _fence, _ticks, label, address) => {
    if (address === undefined || /^(?:[a-z][a-z\d+.-]*:|[#/])/i.test(address)) return link;
    const path = address.replace(PACKAGE, '');
    const [first] = posix.normalize(path).split(/[/#]/);
    return shipped.includes(first) ? `[${label}](${path})` : label;
  });
}
