/* Rarely used features, in a separate module that the shell loads on first use. */
export { filterMembers } from './filter-members.ts';
export { openLightbox } from './lightbox.ts';
export { openShortcuts } from './shortcuts.ts';
