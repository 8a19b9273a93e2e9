/**
 * Placeholder for the diagram's id in printed SVG until its place is known. (Private use
 * characters, which no label contains.)
 */
export const ID = '\u{f0d1a}\u{f0d1b}';
