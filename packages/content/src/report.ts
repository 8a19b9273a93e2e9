import type { Diagnostic } from '@docgen/core/diagnostic';
import type { Point, Position } from 'unist';

/** A diagnostic before its place is known. */
export type Problem = Pick<Diagnostic, 'code' | 'severity' | 'message' | 'hint'>;

/** Reports a problem at the position of the syntax tree node that it concerns. */
export type Report = (problem: Problem, at: Position | Point | undefined) => void;

/**
 * Creates a collector of diagnostics for one page.
 *
 * @param file - Path of the page relative to the project folder.
 * @param source - Text that the positions refer to.
 * @param diagnostics - Receives the diagnostics.
 */
export function reporter(file: string, source: string, diagnostics: Diagnostic[]): Report {
  return (problem, at) => {
    diagnostics.push({ ...problem, place: treePlace(file, at), source });
  };
}

/** The place of a syntax tree node. */
export function treePlace(file: string, at: Position | Point | undefined) {
  if (at === undefined) return { file };
  if (!('start' in at)) return { file, line: at.line, column: at.column };
  const { line, column } = at.start;
  // Against its type, the position of an element that the HTML parser closes by itself may have no
  // end, as that of a link in which another one begins.
  const end: Point | undefined = at.end;
  return { file, line, column, ...(end && { endLine: end.line, endColumn: end.column }) };
}
