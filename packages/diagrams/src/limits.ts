/** How far a diagram is scaled down at most to fit its place; then it scrolls. A factor. */
export const MIN_SCALE = 0.6;

/** Width of the column of text on the narrowest phones, in pixels. */
export const NARROW = 320;

/**
 * Settings of mermaid, in characters and edges. Its own are lower, to spare browsers what a build
 * can wait for; what a build leaves to a browser is drawn there, too.
 */
export const SOURCE_LIMITS = { maxTextSize: 500_000, maxEdges: 5_000 };
