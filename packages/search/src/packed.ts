/** Consecutive texts that share a file. */
export interface Pack {
  /** Position of its first text. */
  readonly start: number;
  readonly texts: readonly string[];
}

/**
 * Groups consecutive texts into packs of at most `most` characters. A longer text has its own pack.
 *
 * A pack ends where, in its second half, two neighbours have the fewest first characters in common.
 * Such places stay the same if a text before them grows, so that an edit changes one pack and not
 * all that follow. Prefix B-trees choose their separators in this way (Bayer and Unterauer, 1977).
 */
export function packed(texts: readonly string[], most: number): readonly Pack[] {
  const packs: Pack[] = [];
  let start = 0;
  while (start < texts.length) {
    const end = packEnd(texts, start, most);
    packs.push({ start, texts: texts.slice(start, end) });
    start = end;
  }
  return packs;
}

/** Position after the last text of the pack that begins at `start`. */
function packEnd(texts: readonly string[], start: number, most: number): number {
  let size = 0;
  let end = start + 1;
  let fewest = Number.POSITIVE_INFINITY;
  for (let at = start; at < texts.length; at += 1) {
    const text = texts[at] ?? '';
    const before = texts[at - 1] ?? '';
    if (at > start && size >= most / 2) {
      const common = commonStart(before, text);
      if (common <= fewest) [fewest, end] = [common, at];
    }
    size += text.length;
    if (size > most) return fewest < Number.POSITIVE_INFINITY ? end : Math.max(at, start + 1);
  }
  return texts.length;
}

/** Number of first characters that two texts have in common. */
function commonStart(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  for (let at = 0; at < most; at += 1) if (a[at] !== b[at]) return at;
  return most;
}
