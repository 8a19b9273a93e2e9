import process from 'node:process';
import { setImmediate } from 'node:timers/promises';
import { LATE_FAILURES } from '@docgen/author-code/catch-late';
import { leaveLateFailures } from '@docgen/author-code/testing/leave-late-failures';
import type { Diagnostic, Severity } from '@docgen/core/diagnostic';
import { silentProgress } from '@docgen/core/progress';
import { describe, expect, test } from 'vitest';
import type { BuildOptions } from './build-options.ts';
import { type Run, runSteps } from './run.ts';

const warning = (message: string): Diagnostic => problem('warning', message);
const error = (message: string): Diagnostic => problem('error', message);
const problem = (severity: Severity, message: string): Diagnostic => ({
  code: 'file-failure',
  severity,
  message,
});

/**
 * Runs some steps, and returns the messages of all diagnostics and the notes that the steps made.
 */
async function ran(
  steps: (run: Run, note: (what: string) => void) => Promise<void>,
  options: Partial<BuildOptions> = {},
) {
  const notes: string[] = [];
  const given = { write: true, progress: silentProgress, modules: {}, ...options } as BuildOptions;
  const result = runSteps(given, '/out', (run) => steps(run, (what) => notes.push(what)));
  const ended = await result.catch((thrown: unknown) => thrown);
  if (ended instanceof Error) return { notes, thrown: ended.message };
  const { diagnostics, summary } = await result;
  return {
    notes,
    said: diagnostics.map(({ message, severity }) => `${severity} ${message}`),
    summary,
  };
}

test('a step is not taken when there are errors, but steps that gather are', async () => {
  const { notes, said, summary } = await ran(async (run, note) => {
    run.count(() => ({ pages: 1, files: 2, bytes: 3 }));
    await run.step('one', () => ({ value: 1, diagnostics: [warning('a'), error('b')] }));
    await run.gather('two', () => ({ value: 2, diagnostics: [error('c')] }));
    note('gathered');
    await run.step('three', () => {
      note('taken');
      return { value: 3, diagnostics: [] };
    });
  });
  expect(notes).toEqual(['gathered']);
  expect(said).toEqual(['warning a', 'error b', 'error c']);
  expect(summary).toEqual({ pages: 1, files: 2, bytes: 3, outDir: '/out' });
});

test('no step is taken after a stop', async () => {
  const { notes, said } = await ran(async (run, note) => {
    await run.gather('one', () => ({ value: 1, diagnostics: [error('a')] }));
    run.stop();
    note('went on');
  });
  expect(notes).toEqual([]);
  expect(said).toEqual(['error a']);
});

test('a step without a value is the last, and what goes on beside it is asked for', async () => {
  const { notes, said } = await ran(async (run, note) => {
    run.atEnd(async () => [warning('beside')]);
    await run.step('one', () => ({ value: undefined, diagnostics: [error('a')] }));
    note('went on');
  });
  expect(notes).toEqual([]);
  expect(said).toEqual(['error a', 'warning beside']);
});

test('what came last is tidied up first, also when a step fails; then nothing is asked for', async () => {
  const { notes, thrown } = await ran(async (run, note) => {
    run.atEnd(async () => {
      note('asked');
      return [];
    });
    run.tidy(async () => note('first'));
    run.tidy(async () => {
      await setImmediate();
      note('second');
    });
    await run.step('one', () => Promise.reject(new Error('a fault')));
  });
  expect(notes).toEqual(['second', 'first']);
  expect(thrown).toBe('a fault');
});

test('no step begins when the run was asked to end', async () => {
  const interruption = new AbortController();
  const { notes, thrown } = await ran(
    async (run, note) => {
      await run.step('one', () => {
        interruption.abort(new Error('asked to'));
        return { value: 1, diagnostics: [] };
      });
      await run.step('two', () => {
        note('taken');
        return { value: 2, diagnostics: [] };
      });
    },
    { signal: interruption.signal },
  );
  expect(notes).toEqual([]);
  expect(thrown).toBe('asked to');
});

test.each([
  [true, 'warning'],
  [false, 'error'],
])(
  'what a page does while all is tidied up (published: %s) is a %s',
  async (published, severity) => {
    const page = { kind: 'page', file: 'a.mdx' } as const;
    const code = () => {
      try {
        process.exit(1);
      } catch {
        // Reported although it is caught.
      }
    };
    const { said } = await ran(async (run) => {
      run.tidy(() => run.author.run(page, code));
      if (published) run.published();
    });
    expect(said).toEqual([`${severity} The page tries to end the build with process.exit(1).`]);
  },
);

describe('what nobody catches and no author has thrown', () => {
  leaveLateFailures();

  test.each([
    [
      'a timer',
      () =>
        globalThis.setTimeout(() => {
          throw new Error('late');
        }, 0),
    ],
    ['a promise', () => void Promise.reject(new Error('late'))],
  ])('ends the run, which tidies up: %s', async (_, leave) => {
    const { notes, thrown } = await ran(async (run, note) => {
      run.tidy(async () => note('tidied up'));
      await run.step('one', async () => {
        leave();
        return new Promise<never>(() => {});
      });
      note('went on');
    });
    expect(thrown).toBe('late');
    expect(notes).toEqual(['tidied up']);
    expect(LATE_FAILURES.map((event) => process.listenerCount(event))).toEqual([0, 0]);
  });
});
