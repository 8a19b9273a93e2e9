/** Widest flowchart that goes sideways, in pixels: 1.6 times the column of text, which it is scaled down to. */
const WIDEST = 1280;

/**
 * A flowchart that goes sideways, from top to bottom instead: readers scroll down anyway.
 *
 * @param width - What it takes as it is, in pixels.
 * @returns `undefined` where it fits, and for other diagrams.
 */
export function turnFlowchart(source: string, width: number): string | undefined {
  if (width <= WIDEST) return undefined;
  const turned = source.replace(
    /^(\s*(?:flowchart|graph)[^\S\n]+)(LR|RL)\b/m,
    (_, start: string) => `${start}TB`,
  );
  return turned === source ? undefined : turned;
}
