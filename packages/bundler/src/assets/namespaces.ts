/** esbuild's namespace for files that pages refer to, see `asset-modules.ts`. */
export const ASSET = 'docgen-asset';

/** esbuild's namespace for files that code imports as text. */
export const TEXT = 'docgen-text';
