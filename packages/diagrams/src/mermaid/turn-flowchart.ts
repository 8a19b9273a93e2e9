/**
 * Widest flowchart that runs sideways, in pixels: 1.6 times the text column that it is scaled down
 * to.
 */
const WIDEST = 1280;

/**
 * Makes a flowchart that runs sideways run from top to bottom: readers scroll down anyway.
 *
 * @param width - Its current width in pixels.
 * @returns `undefined` if it fits, and for other diagrams.
 */
export function turnFlowchart(source: string, width: number): string | undefined {
  if (width <= WIDEST) return undefined;
  const turned = source.replace(
    /^(\s*(?:flowchart|graph)[^\S\n]+)(LR|RL)\b/m,
    (_, start: string) => `${start}TB`,
  );
  return turned === source ? undefined : turned;
}
