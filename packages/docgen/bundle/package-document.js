import { posix } from 'node:path';

/** The package's folder in the repository. */
const PACKAGE = 'packages/docgen/';

/** Fences, code within lines, and links, those of pictures left out. */
const CODE_OR_LINK =
  /^ *(`{3,}).*?^ *\1|(`+)[^`].*?(?<!`)\2(?!`)|(?<!!)\[([^\]\n]*)\]\(([^)\s]+)\)/gms;

/**
 * A document of the repository's root as it lies in the package: links to files lead to where these are there, and
 * of links to files that are not in the package the text stays. Code shows how links are written, and stays too.
 *
 * @param {string} text
 * @param {readonly string[]} shipped - Files and folders of the package, such as `LICENSE` and `docs`.
 */
export function packageDocument(text, shipped) {
  return text.replace(CODE_OR_LINK, (link, _fence, _ticks, label, address) => {
    if (address === undefined || /^(?:[a-z][a-z\d+.-]*:|[#/])/i.test(address)) return link;
    const path = address.replace(PACKAGE, '');
    const [first] = posix.normalize(path).split(/[/#]/);
    return shipped.includes(first) ? `[${label}](${path})` : label;
  });
}
