import { join } from 'node:path';
import type { Diagnostic } from '@docgen/core/diagnostic';
import { expect, test } from 'vitest';
import { SILENT_TERMINAL } from '../testing/silent-terminal.ts';
import { createDevReport } from './dev-report.ts';

/** A report, and a function that returns what it has printed since it was last called. */
function recorded() {
  let text = '';
  const report = createDevReport(
    {
      ...SILENT_TERMINAL,
      err: (more) => {
        text += more;
      },
    },
    '/',
  );
  const printed = () => {
    const printed = text;
    text = '';
    return printed;
  };
  return { report, printed };
}

function reported(fault: unknown): string {
  const { report, printed } = recorded();
  report.fault(fault);
  return printed();
}

test('a disk that is full while the server runs is nobody’s bug', () => {
  const message = 'ENOSPC: no space left on device, write';
  expect(reported(Object.assign(new Error(message), { code: 'ENOSPC' }))).toBe(
    `error The system refused: ${message}\n  The server keeps running.\n`,
  );
  expect(reported(new Error('no root'))).toMatch(/Error: no root\n {4}at .*This is a bug in/s);
});

test('what cannot be watched is named, and nothing else is said to be lost', () => {
  const error = new Error("EACCES: permission denied, watch '/home/me/site/drafts'");
  const { report, printed } = recorded();
  report.unwatched(join(SILENT_TERMINAL.cwd, 'drafts'), error);
  expect(printed()).toBe(
    `warning Changes in drafts are not noticed, but all others are: ${error.message}\n  Make it readable, or remove it.\n`,
  );
});

const block = (line: number): Diagnostic => ({
  code: 'unknown-code-language',
  severity: 'warning',
  message: '"dql" is not known.',
  place: { file: 'a.md', line },
});

test('an unknown language is reported once for all of its blocks, and later only for new ones', async () => {
  const { report, printed } = recorded();
  await report.tell([block(1), block(5), block(9)]);
  const first = printed();
  expect(first.match(/is not known/g)).toHaveLength(1);
  expect(first).toContain('a.md:1');
  expect(first).toContain('"dql" is not known. 3 blocks in this page have it.');
  expect(first).toContain('1 warning');
  await report.tell([block(1), block(9)]);
  expect(printed()).toBe('');
  await report.tell([block(1), block(9), block(20)]);
  const later = printed();
  expect(later.match(/is not known/g)).toHaveLength(1);
  expect(later).toContain('a.md:20');
  expect(later).toContain('1 warning');
});
