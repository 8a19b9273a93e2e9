/**
 * Packages of which only the name matters: they are never run. Programs would start other
 * programs, and what is said about plugins is said by their names.
 */
export const STUBBED_PACKAGES =
  /^(?:(?:node:)?child_process$|@docusaurus\/|@graphql-markdown\/|@theme\/|docusaurus-|remark-|rehype-|prism-react-renderer(?:\/|$))/;
