/** `@docusaurus/noop`: does nothing. */
export default function noop(): void {}
