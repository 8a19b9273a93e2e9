/** Key of local storage for the version of the documentation that a reader has chosen: holds its id. */
export const STORED_VERSION = 'version';
