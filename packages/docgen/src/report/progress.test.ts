import { setTimeout } from 'node:timers/promises';
import type { Diagnostic } from '@docgen/core/diagnostic';
import { expect, test } from 'vitest';
import { createProgress } from './progress.ts';

const NOTHING = { value: undefined, diagnostics: [] };

function recorded(options: { live: boolean; columns?: number }) {
  let text = '';
  const err = (more: string) => {
    text += more;
  };
  const progress = createProgress({ errColor: false, columns: 80, err, ...options });
  return { progress, text: () => text };
}

test('without a terminal each step is one line, with its last detail and milliseconds', async () => {
  const { progress, text } = recorded({ live: false });
  const checked = await progress.step('compile', async (report) => {
    report('1 page');
    await setTimeout(5);
    report('54 pages');
    return { value: 42, diagnostics: [] };
  });
  expect(checked).toEqual({ value: 42, diagnostics: [] });
  expect(text()).toMatch(/^✓ compile {6}54 pages +0\.\d{3} s\n$/);
});

test('on a terminal the running line is rewritten and never wider than the terminal', async () => {
  const { progress, text } = recorded({ live: true, columns: 30 });
  await progress.step('render', async (report) => {
    report('too early to be shown');
    await setTimeout(80);
    report(`page ${'x'.repeat(100)}`);
    report('1,207 pages');
    return NOTHING;
  });
  const lines = text().split('\r\u001B[2K');
  expect(lines).toHaveLength(4);
  expect(lines[1]).toBe('• render');
  expect(lines[2]).toMatch(/^• render {7}page x+$/);
  expect(lines[2]?.length).toBeLessThan(30);
  expect(lines[3]).toMatch(/^✓ render {7}1,207 pages +0\.\d{3} s\n$/);
});

test.each([
  ['✓', 'warning'],
  ['✗', 'error'],
] as const)('%s marks a step with a diagnostic of severity %s', async (mark, severity) => {
  const { progress, text } = recorded({ live: false });
  const found: Diagnostic = { severity, code: 'mdx-syntax', message: 'This cannot be read.' };
  await progress.step('compile', () => ({ value: undefined, diagnostics: [found] }));
  expect(text()).toMatch(new RegExp(`^${mark} compile`));
});

test('a step that fails is marked, and its error passed on', async () => {
  const { progress, text } = recorded({ live: false });
  const failing = progress.step('bundle', () => {
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(text()).toMatch(/^✗ bundle/);
});

test('what steers a terminal is shown as an escape', async () => {
  for (const live of [false, true]) {
    const { progress, text } = recorded({ live });
    await progress.step('configure', (report) => {
      report('a\u001B[2J\n.ts');
      return NOTHING;
    });
    expect(text()).toContain('configure    a\\u001b[2J\\n.ts');
  }
});
