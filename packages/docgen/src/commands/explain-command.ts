import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { didYouMean } from '@docgen/core/strings/did-you-mean';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { formatCodes, formatEntry } from '../explain/format-entries.ts';
import { readEntries } from '../explain/read-entries.ts';
import { createStyle } from '../report/style.ts';
import { textWidth } from '../report/text-width.ts';
import type { Terminal } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';

/**
 * `docgen explain`: prints the documentation of diagnostics.
 *
 * @param codes - Codes of diagnostics; if empty, all codes are listed.
 * @param input.packageFolder - Absolute path of docgen's package.
 * @throws UsageError if a code is unknown; nothing is printed then.
 */
export async function explainCommand(
  codes: readonly string[],
  { packageFolder, terminal }: { readonly packageFolder: string; readonly terminal: Terminal },
): Promise<ExitCode> {
  const entries = readEntries(await readFile(join(packageFolder, 'docs/diagnostics.md'), 'utf8'));
  const style = createStyle(terminal.outColor);
  if (codes.length === 0) {
    terminal.out(formatCodes(entries, style));
    return EXIT.fine;
  }
  const texts = codes.map((code) => {
    const entry = entries.find((candidate) => candidate.code === code);
    if (entry !== undefined) return formatEntry(entry, style, textWidth(terminal.columns));
    const near = didYouMean(
      code,
      entries.map((candidate) => candidate.code),
    );
    throw new UsageError(
      `There is no diagnostic "${code}".`,
      near ?? '`docgen explain` lists all codes.',
    );
  });
  terminal.out(texts.join('\n'));
  return EXIT.fine;
}
