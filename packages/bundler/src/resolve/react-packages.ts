const NAMES = ['react', 'react-dom', 'react-router', 'react-router-dom'].join('|');

/**
 * The name of a package, or the specifier of an import, of which all modules of a site get docgen's
 * copy. Two copies in one page would break hooks.
 */
export const REACT_PACKAGE = new RegExp(`^(?:${NAMES})(?:$|/)`);

/** The path of a file of such a package. */
export const REACT_FILE = new RegExp(`[\\\\/]node_modules[\\\\/](?:${NAMES})[\\\\/]`);
