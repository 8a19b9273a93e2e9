import { resolve } from 'node:path';
import type { Diagnostic, DiagnosticNote } from '@docgen/core/diagnostic';
import { escapeInvisible } from '@docgen/core/strings/escape-invisible';
import type { LiveProblem } from '@docgen/runtime/browser/live/live-update';
import { attachSources } from '../report/attach-sources.ts';
import { codeFrame, linesOf } from '../report/code-frame.ts';
import { placeText } from '../report/place-text.ts';
import { createStyle } from '../report/style.ts';

/** Maximum number of problems that are shown over a page, and of notes per problem. */
const MOST = 20;

/**
 * The problems as shown in browsers, with the lines around their places.
 *
 * @param projectDir - Folder that places are relative to.
 */
export async function liveProblems(
  diagnostics: readonly Diagnostic[],
  projectDir: string,
): Promise<LiveProblem[]> {
  const order = { error: 0, warning: 1 };
  const shown = diagnostics
    .toSorted((a, b) => order[a.severity] - order[b.severity])
    .slice(0, MOST);
  return (await attachSources(shown, projectDir)).map(
    ({ code, severity, message, hint, place, source, notes = [] }) => ({
      code,
      severity,
      message,
      hint,
      place,
      frame:
        place === undefined || source === undefined
          ? []
          : codeFrame(linesOf(source), place, createStyle(false)),
      notes: notes.slice(0, MOST).map(noteText),
      canOpen: place !== undefined,
    }),
  );
}

function noteText({ message, place }: DiagnosticNote): string {
  return place === undefined ? message : `${escapeInvisible(placeText(place))} ${message}`;
}

/**
 * Finds the file for a place that a browser requests to open. Only places of current problems are
 * allowed.
 *
 * @returns The argument for the editor, `file:line:column`; `undefined` for any other place.
 */
export function openableFile(
  asked: unknown,
  diagnostics: readonly Diagnostic[],
  projectDir: string,
): string | undefined {
  if (typeof asked !== 'object' || asked === null) return undefined;
  const { file, line, column } = asked as Readonly<Record<string, unknown>>;
  const found = diagnostics.find(
    ({ place }) => place?.file === file && place?.line === line && place?.column === column,
  )?.place;
  if (found === undefined) return undefined;
  const path = resolve(projectDir, found.file);
  return `${path}:${found.line ?? 1}:${found.column ?? 1}`;
}
