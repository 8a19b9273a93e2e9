/** `@docusaurus/useIsBrowser` */
export { useIsBrowser as default } from '../hooks/use-is-browser.ts';
