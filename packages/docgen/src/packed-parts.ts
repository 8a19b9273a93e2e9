/**
 * What `dist/packed.js` consists of. A part is loaded when it is asked for, so that `docgen --help`
 * waits for no compiler.
 */
export const loadCommand = () => import('./command.ts');

export const loadApi = () => import('./api.ts');

/** Only for the bundling of docgen itself. */
export const loadPrepareBrowser = () => import('./prepare-browser.ts');
