import { relative } from 'node:path';
import { cutList } from '@docgen/core/basics/cut-list';
import { type Diagnostic, diagnosticKey } from '@docgen/core/diagnostic';
import { escapeInvisible } from '@docgen/core/strings/escape-invisible';
import { oncePerLanguage } from '@docgen/pipeline/compile/once-per-language';
import { fileLimitHint, isMachineError } from '../machine-error.ts';
import { printableLines } from '../printable-lines.ts';
import { attachSources } from '../report/attach-sources.ts';
import { explainLine } from '../report/explain-line.ts';
import { formatPretty } from '../report/format-pretty.ts';
import { placeFiles } from '../report/place-files.ts';
import { summaryLine } from '../report/summary-line.ts';
import type { Terminal } from '../terminal.ts';

/** The output of `docgen dev` in the terminal. */
export interface DevReport {
  /** Reports the problems of the site, in the form of a build: those that are new, and a summary. */
  readonly tell: (diagnostics: readonly Diagnostic[]) => Promise<void>;
  /**
   * Reports changed files.
   *
   * @param paths - Absolute paths.
   */
  readonly changed: (paths: readonly string[]) => void;
  /** Reports an error of docgen itself or of the machine. */
  readonly fault: (thrown: unknown) => void;
  /** Reports code that cannot be stopped. */
  readonly stuck: (diagnostics: readonly Diagnostic[]) => void;
  /** Reports that the system cannot watch more files, so changes are noticed later. */
  readonly polled: (error: unknown) => void;
  /**
   * Reports a file or folder that cannot be watched.
   *
   * @param path - Absolute.
   */
  readonly unwatched: (path: string, error: unknown) => void;
  /** Reports that changes are no longer noticed. */
  readonly blind: (error: unknown) => void;
}

/** Maximum number of changed files that are named. */
const MOST_NAMES = 3;

export function createDevReport(terminal: Terminal, projectDir: string): DevReport {
  const { cwd, errColor: color } = terminal;
  let told = new Set<string>();
  let lastSummary = '';
  const place = (found: readonly Diagnostic[]) => placeFiles(found, { from: projectDir, to: cwd });

  return {
    async tell(diagnostics) {
      // Summed up only now, so that blocks that come or go do not make the others news.
      const fresh = oncePerLanguage(diagnostics.filter((each) => !told.has(diagnosticKey(each))));
      const isMended = told.size > 0 && diagnostics.length === 0;
      told = new Set(diagnostics.map(diagnosticKey));
      if (fresh.length > 0) {
        terminal.err(`\n${formatPretty(await attachSources(place(fresh), cwd), { color })}`);
      }
      const summary = summaryLine(oncePerLanguage(diagnostics));
      if (diagnostics.length > 0 && (fresh.length > 0 || summary !== lastSummary)) {
        terminal.err(`${summary}\n${explainLine(fresh)}`);
      }
      if (isMended) terminal.err('All problems are fixed.\n');
      lastSummary = summary;
    },
    changed(paths) {
      const { shown, rest } = cutList(paths, MOST_NAMES);
      const names = shown.map((path) => escapeInvisible(relative(cwd, path)));
      const more = rest.length > 0 ? [`${rest.length} more`] : [];
      terminal.out(`changed ${[...names, ...more].join(', ')}\n`);
    },
    fault(thrown) {
      if (isMachineError(thrown)) {
        const reason = printableLines(thrown.message);
        const hint = fileLimitHint(thrown);
        const lines = [
          'The server keeps running.',
          ...(hint === undefined ? [] : [`hint: ${hint}`]),
        ];
        terminal.err(`error The system refused: ${reason}\n  ${lines.join('\n  ')}\n`);
        return;
      }
      const text = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
      terminal.err(
        `\n${printableLines(text)}\n\nThis is a bug in docgen. The server keeps running.\n`,
      );
    },
    stuck(diagnostics) {
      terminal.err(formatPretty(place(diagnostics), { color }));
    },
    polled(error) {
      terminal.err(
        `warning The system cannot watch more files, so docgen checks them every second: ${reasonOf(error)}\n  To see changes at once, raise its limit (on Linux, fs.inotify.max_user_watches and max_user_instances).\n`,
      );
    },
    unwatched(path, error) {
      const name = escapeInvisible(relative(cwd, path)) || '.';
      terminal.err(
        `warning Changes in ${name} are not noticed, but all others are: ${reasonOf(error)}\n  Make it readable, or remove it.\n`,
      );
    },
    blind(error) {
      terminal.err(
        `warning Changes are no longer noticed: ${reasonOf(error)}\n  Restart docgen.\n`,
      );
    },
  };
}

function reasonOf(error: unknown): string {
  return printableLines(error instanceof Error ? error.message : String(error));
}
