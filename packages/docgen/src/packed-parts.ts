/**
 * The contents of `dist/packed.js`. Parts are loaded on demand, so that `docgen --help` does not
 * wait for compilers.
 */
export const loadCommand = () => import('./command.ts');

export const loadApi = () => import('./api.ts');

/** Only used when docgen itself is bundled. */
export const loadPrepareBrowser = () => import('./prepare-browser.ts');
