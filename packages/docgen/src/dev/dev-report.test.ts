import { expect, test } from 'vitest';
import { SILENT_TERMINAL } from '../testing/silent-terminal.ts';
import { createDevReport } from './dev-report.ts';

function reported(fault: unknown): string {
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
  report.fault(fault);
  return text;
}

test('a disk that is full while the server runs is nobody’s bug', () => {
  const message = 'ENOSPC: no space left on device, write';
  expect(reported(Object.assign(new Error(message), { code: 'ENOSPC' }))).toBe(
    `error The system refused: ${message}\n  The server keeps running.\n`,
  );
  expect(reported(new Error('no root'))).toMatch(/Error: no root\n {4}at .*This is a bug in/s);
});
