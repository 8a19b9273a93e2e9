/** Distance by which the text that a tree was parsed from has moved, in whole lines. */
export interface Move {
  readonly lines: number;
  /** In characters. */
  readonly offset: number;
}

/**
 * Copies a node of a Markdown tree with its descendants, as if its text were elsewhere. Includes
 * the positions in MDX's programs, whose properties have other names.
 */
export function movedNode<N>(node: N, move: Move): N {
  return moved(node, move, false) as N;
}

function moved(value: unknown, move: Move, inProgram: boolean): unknown {
  if (Array.isArray(value)) return value.map((each: unknown) => moved(each, move, inProgram));
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return value;
  const copy: Record<string, unknown> = {};
  for (const key in value) {
    const property: unknown = Reflect.get(value, key);
    const by = typeof property === 'number' ? distance(key, move, inProgram) : undefined;
    copy[key] =
      by !== undefined
        ? (property as number) + by
        : inProgram && key === 'range' && Array.isArray(property)
          ? property.map((at: number) => at + move.offset)
          : moved(property, move, inProgram || key === 'estree');
  }
  return copy;
}

function distance(key: string, { lines, offset }: Move, inProgram: boolean): number | undefined {
  if (key === 'line') return lines;
  if (key === 'offset' || (inProgram && (key === 'start' || key === 'end'))) return offset;
  return undefined;
}
