/** `@docusaurus/theme-common/Details`. */
export { Details } from '../components/details.tsx';
