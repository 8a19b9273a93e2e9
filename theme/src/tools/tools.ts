/* What readers use now and then: a module of its own, which the shell loads when they do. */
export { filterMembers } from './filter-members.ts';
export { openLightbox } from './lightbox.ts';
export { openShortcuts } from './shortcuts.ts';
