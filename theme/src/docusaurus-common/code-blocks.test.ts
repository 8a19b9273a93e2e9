import { expect, test } from 'vitest';
import { parseLines } from './code-blocks.ts';

test('lines are marked by comments of one or more words', () => {
  const magicComments = [
    {
      className: 'good',
      line: 'highlight-next-line',
      block: { start: 'good-start', end: 'good-end' },
    },
    { className: 'bad', line: 'This will error' },
  ];
  const source = '// This will error\na\n# good-start\nb\nc\n# good-end\n// This will error soon\n';
  const { code, lineClassNames } = parseLines(source, { language: 'js', magicComments });
  expect(code).toBe('a\nb\nc\n// This will error soon');
  expect(lineClassNames).toEqual({ 0: ['bad'], 1: ['good'], 2: ['good'] });
});
