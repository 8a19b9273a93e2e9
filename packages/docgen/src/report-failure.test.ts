import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommanderError } from 'commander';
import { expect, test } from 'vitest';
import { Interruption } from './interruption.ts';
import { LateFailure } from './late-failure.ts';
import { reportFailure } from './report-failure.ts';
import { SILENT_TERMINAL } from './testing/silent-terminal.ts';
import { UsageError } from './usage-error.ts';

function reported(error: unknown, isBuild = true): { code: number; text: string } {
  let text = '';
  const code = reportFailure(
    error,
    { version: '1.2.3', isBuild },
    {
      ...SILENT_TERMINAL,
      err: (more) => {
        text += more;
      },
    },
  );
  return { code, text };
}

test('a fault of docgen has a stack, says so and ends in 2', () => {
  const { code, text } = reported(new Error('Invariant failed: no root'));
  expect(code).toBe(2);
  expect(text).toContain('Error: Invariant failed: no root\n    at ');
  expect(text).toContain('This is a bug in docgen 1.2.3 (Node v');
  expect(text).toContain('Please report it');
});

test('a fault says what it knows of the output, and nothing of what other commands write', () => {
  const fault = new Error('Invariant failed: no root');
  expect(reported(fault).text).toMatch(/\nThe previous output is unchanged\. Please report it/);
  const late = new LateFailure('late', { cause: fault });
  expect(reported(late).text).toMatch(/\nThe new output is in place\. Please report it/);
  expect(reported(fault, false).text).toMatch(/\)\.\nPlease report it/);
});

test('what is thrown need not be an error', () => {
  expect(reported('just text')).toMatchObject({
    code: 2,
    text: expect.stringContaining('just text'),
  });
});

test('a full disk is nobody’s bug, and the hint names the folders that need space', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), {
    code: 'ENOSPC',
  });
  expect(reported(full)).toEqual({
    code: 1,
    text: `error The system refused: ENOSPC: no space left on device, write
  The previous output is unchanged.
  hint: Free space on the disk of the output folder, or choose another folder with --out-dir. Temporary files are in ${tmpdir()}; TMPDIR chooses another folder.
`,
  });
  expect(reported(full, false).text).toContain(
    'hint: Free space on the disk. Temporary files are in',
  );
});

test('a limit of open files is nobody’s bug, and the hint says how to raise it', () => {
  const refused = Object.assign(new Error('spawn /bin/esbuild EMFILE'), { code: 'EMFILE' });
  expect(reported(refused, false)).toEqual({
    code: 1,
    text: `error The system refused: spawn /bin/esbuild EMFILE
  hint: Let programs open more files, for example with \`ulimit -n 1024\`, and start docgen again.
`,
  });
});

test('nor is a thread that the system does not let start', () => {
  const refused = new Error('Worker initialization failure: EMFILE');
  const { code, text } = reported(Object.assign(refused, { code: 'ERR_WORKER_INIT_FAILED' }));
  expect(code).toBe(1);
  expect(text).toMatch(/^error The system refused: Worker initialization failure: EMFILE\n/);
});

test.each(['ENOENT', 'ENOTDIR', 'EROFS'])(
  'nor is a missing folder for temporary files: %s',
  (code) => {
    const path = join(tmpdir(), 'docgen-build-0a1b2c3d4e5f');
    const refused = Object.assign(new Error(`${code}: refused, mkdir`), {
      code,
      syscall: 'mkdir',
      path,
    });
    expect(reported(refused)).toEqual({
      code: 1,
      text: `error The system refused: ${code}: refused, mkdir
  The previous output is unchanged.
  hint: Temporary files are in ${tmpdir()}; TMPDIR chooses another folder.
`,
    });
    const other = Object.assign(new Error('ENOENT: no folder'), { code: 'ENOENT', path: '/site' });
    expect(reported(other).code).toBe(2);
  },
);

test('commands that make no output say nothing of one', () => {
  const denied = Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES' });
  expect(reported(denied, false).text).toBe(
    'error The system refused: EACCES: permission denied\n',
  );
  expect(reported(new Interruption(), false).text).toBe('\nInterrupted.\n');
});

test('nor is a bundler that somebody has killed', () => {
  expect(reported(new Error('The service was stopped: write EPIPE'))).toMatchObject({
    code: 1,
    text: expect.stringMatching(/^error The bundler, esbuild, ended unexpectedly/),
  });
});

test('a mistake in the call has a hint and no stack', () => {
  expect(reported(new UsageError('There is no site in dist.', 'Build first.'))).toEqual({
    code: 1,
    text: 'error There is no site in dist.\n  hint: Build first.\n',
  });
});

test('names that steer a terminal are shown as they are written', () => {
  expect(reported(new UsageError('There is no site in \u001B[2J.', 'Build\r first.')).text).toBe(
    'error There is no site in \\u001b[2J.\n  hint: Build\\r first.\n',
  );
  const denied = Object.assign(new Error("EACCES: mkdir '\u001B[2J'"), { code: 'EACCES' });
  expect(reported(denied).text).toContain("EACCES: mkdir '\\u001b[2J'\n");
});

test('Ctrl-C is no failure to explain', () => {
  expect(reported(new Interruption())).toEqual({
    code: 130,
    text: '\nInterrupted. The previous output is unchanged.\n',
  });
});

test('commander ends help with 0 and mistakes with 1, and has said why', () => {
  expect(reported(new CommanderError(0, 'commander.help', ''))).toEqual({ code: 0, text: '' });
  expect(reported(new CommanderError(1, 'commander.unknownOption', ''))).toEqual({
    code: 1,
    text: '',
  });
});

test('the stack of a fault does not steer the terminal', () => {
  const { text } = reported(new Error('red \u001b[31m\nnext'));
  expect(text).toContain('Error: red \\u001b[31m\nnext\n    at ');
});
