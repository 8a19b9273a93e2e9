import { hasErrors } from '@docgen/core/diagnostic';
import type { Progress } from '@docgen/core/progress';
import { escapeInvisible } from '@docgen/core/strings/escape-invisible';
import type { Terminal } from '../terminal.ts';
import { createStyle } from './style.ts';

const NAME_WIDTH = 12;
const DETAIL_WIDTH = 32;
const CLEAR_LINE = '\r\u001B[2K';

/**
 * Minimum time between two updates of a line in milliseconds, because terminals are slower than
 * steps.
 */
const REWRITE_AFTER = 60;

/**
 * Displays steps as lines: `✓ compile     54 pages                          0.420 s`. On a live
 * terminal, the line of the running step is updated; otherwise a line is written when a step is
 * done. A step that found errors, or could not run to its end, has `✗` instead.
 */
export function createProgress(
  terminal: Pick<Terminal, 'err' | 'errColor' | 'live' | 'columns'>,
): Progress {
  const { err: write, errColor, live, columns } = terminal;
  const style = createStyle(errColor);
  const line = (name: string, detail: string) =>
    `${name.padEnd(NAME_WIDTH)} ${escapeInvisible(detail).padEnd(DETAIL_WIDTH)}`;
  const show = (name: string, detail: string) => {
    const text = line(name, detail)
      .trimEnd()
      .slice(0, Math.max(10, columns - 3));
    write(`${CLEAR_LINE}${style('cyan', '•')} ${text}`);
  };

  return {
    async step(name, run) {
      const start = performance.now();
      let detail = '';
      let shownAt = start;
      const finish = (isDone: boolean) => {
        const mark = isDone ? style('green', '✓') : style('red', '✗');
        const seconds = ((performance.now() - start) / 1000).toFixed(3).padStart(7);
        write(
          `${live ? CLEAR_LINE : ''}${mark} ${line(name, detail)} ${style('dim', `${seconds} s`)}\n`,
        );
      };
      if (live) show(name, detail);
      try {
        const checked = await run((text) => {
          detail = text;
          if (!live || performance.now() - shownAt < REWRITE_AFTER) return;
          shownAt = performance.now();
          show(name, detail);
        });
        finish(!hasErrors(checked.diagnostics));
        return checked;
      } catch (error) {
        finish(false);
        throw error;
      }
    },
  };
}
