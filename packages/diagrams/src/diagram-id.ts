/**
 * Stands for the diagram's id in printed SVG until it is known where the diagram
 * goes. (Private use characters: no label holds them.)
 */
export const ID = '\u{f0d1a}\u{f0d1b}';
