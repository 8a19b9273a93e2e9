/**
 * Smallest factor that a diagram is scaled down by to fit its place. If that is not enough, it
 * scrolls.
 */
export const MIN_SCALE = 0.6;

/** Width of the text column on the narrowest phones, in pixels. */
export const NARROW = 320;

/**
 * Mermaid's limits for a source, in characters and edges. Its defaults are lower, to spare browsers
 * work that a build can wait for. Browsers use the same limits for diagrams that the build leaves
 * to them.
 */
export const SOURCE_LIMITS = { maxTextSize: 500_000, maxEdges: 5_000 };
