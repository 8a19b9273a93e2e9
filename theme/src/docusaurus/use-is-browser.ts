/** `@docusaurus/useIsBrowser`. */
export { useIsBrowser as default } from '../components/use-is-browser.ts';
