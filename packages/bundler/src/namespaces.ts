/** esbuild's namespace for files that pages refer to, see `asset-modules.ts`. */
export const ASSET = 'docgen-asset';

/** esbuild's namespace for files that code imports as text. */
export const TEXT = 'docgen-text';

/**
 * esbuild's namespace for the styles of CSS modules; their names are the absolute paths of their
 * files.
 */
export const MODULE_STYLES = 'docgen-css-module';

/** esbuild's namespace of generated modules, see `generated-modules.ts`. */
export const GENERATED_NAMESPACE = 'docgen';
/** esbuild's namespace of compiled pages. */
export const PAGE_NAMESPACE = 'docgen-page';

/** Prefix of generated modules, in specifiers and in esbuild's output. */
export const GENERATED = `${GENERATED_NAMESPACE}:`;
/** Prefix of compiled pages, in specifiers, esbuild's output and source maps. */
export const PAGE = `${PAGE_NAMESPACE}:`;
