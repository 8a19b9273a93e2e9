import { describe, expect, it } from 'vitest';
import { applyMagicComments } from './magic-comments.ts';

describe('magic comments', () => {
  it.each([
    '// highlight-next-line',
    '  # highlight-next-line',
    '/* highlight-next-line */',
    '{/* highlight-next-line */}',
    '<!-- highlight-next-line -->',
    '-- highlight-next-line',
    '% highlight-next-line',
    '; highlight-next-line',
    "' highlight-next-line",
    '(* highlight-next-line *)',
    '{{!-- highlight-next-line --}}',
    '<%# highlight-next-line %>',
    '#highlight-next-line',
    'REM highlight-next-line',
    '""" highlight-next-line """',
  ])('are found in the syntax %s', (comment) => {
    const { code, classes } = applyMagicComments(`a\n${comment}\nb\nc`, []);
    expect(code).toBe('a\nb\nc');
    expect([...classes]).toEqual([[1, ['line-highlighted']]]);
  });

  it.each([
    'highlight-next-line',
    'const a = 1; // highlight-next-line',
    '// highlight-next-line please',
    '// highlight',
  ])('are not made of other lines: %s', (line) => {
    const { code, classes } = applyMagicComments(`${line}\nb`, []);
    expect(code).toBe(`${line}\nb`);
    expect(classes.size).toBe(0);
  });

  it.each([
    ['This will error', '// This will error'],
    ['This will error', '  <!-- This will error -->'],
    ["Don't do this!", "# Don't do this!"],
    ['@bad', '/* @bad */'],
  ])('may have several words and punctuation: %s in %s', (text, comment) => {
    const { code, classes } = applyMagicComments(`a\n${comment}\nb`, [
      { className: 'bad', line: text },
    ]);
    expect(code).toBe('a\nb');
    expect([...classes]).toEqual([[1, ['bad']]]);
  });

  it('have the whole text of their comment', () => {
    const source = '// This will error soon\n// So this will error\n// This  will error';
    const { code } = applyMagicComments(source, [{ className: 'bad', line: 'This will error' }]);
    expect(code).toBe(source);
  });

  it.each([
    ['This will error', '"This will error",'],
    ['This will error', "  ['This will error'],"],
    ['ошибка', 'это ошибка'],
    ['错误', '//严重错误'],
    ['错误', '// 错误消息'],
  ])('are neither texts in quotes nor parts of longer words: %s in %s', (text, line) => {
    const bad = { className: 'bad', line: text };
    expect(applyMagicComments(line, [bad]).code).toBe(line);
    expect(applyMagicComments(`// ${text}\n${line}`, [bad]).code).toBe(line);
  });

  it('mark blocks, which may overlap', () => {
    const source = '# highlight-start\na\n# bad-start\nb\n# highlight-end\nc\n# bad-end\nd';
    const bad = { className: 'bad', block: { start: 'bad-start', end: 'bad-end' } };
    const { code, classes } = applyMagicComments(source, [bad]);
    expect(code).toBe('a\nb\nc\nd');
    expect([...classes]).toEqual([
      [0, ['line-highlighted']],
      [1, ['line-highlighted', 'bad']],
      [2, ['bad']],
    ]);
  });

  it('take another class for the built-in words', () => {
    const { classes } = applyMagicComments('// highlight-next-line\na', [
      { className: 'mine', line: 'highlight-next-line' },
    ]);
    expect([...classes]).toEqual([[0, ['mine']]]);
  });
});
