import { expect, test } from 'vitest';
import { createDevReport } from './dev-report.ts';

function reported(fault: unknown): string {
  let text = '';
  const report = createDevReport(
    {
      out: () => {},
      err: (more) => {
        text += more;
      },
      cwd: '/',
      outColor: false,
      errColor: false,
      live: false,
      columns: 80,
      abort: () => {},
      onInterrupt: () => {},
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
