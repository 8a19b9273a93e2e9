import type { Location } from 'esbuild';
import { withoutAutomaticJsx } from '../modules/automatic-jsx.ts';

/** A range in a line; the end is exclusive. */
export interface MarkedRange {
  /** Lines and columns count from 1. */
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

/** The range that a message marks. esbuild counts bytes, editors UTF-16 code units. */
export function markedRange({ line, column, length, lineText }: Location): MarkedRange {
  const bytes = Buffer.from(withoutAutomaticJsx(lineText));
  const added = Buffer.byteLength(lineText) - bytes.length;
  const columnAt = (offset: number) => {
    const behind = Math.max(0, offset - bytes.length - added);
    return bytes.toString('utf8', 0, offset).length + behind + 1;
  };
  return { line, column: columnAt(column), endLine: line, endColumn: columnAt(column + length) };
}
