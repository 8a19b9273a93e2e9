import { expect, test } from 'vitest';
import { renderHtml } from '../testing/render-html.tsx';
import { Crash, errorChain } from './crash.tsx';

test('the crash page shows the messages of the error and of its causes', () => {
  const error = new Error('outer <b>', { cause: new Error('inner') });
  const html = renderHtml(<Crash error={error} retry={() => {}} />);
  expect(html).toContain('<h1>This page crashed.</h1>');
  expect(html).toContain('>Try again</button>');
  expect(html).toContain('<pre>outer &lt;b&gt;\n\nCause:\ninner</pre>');
});

test('the chain includes causes that are not errors, and ends at a circular cause', () => {
  const first = new Error('first');
  const second = new Error('second', { cause: first });
  first.cause = second;
  expect(errorChain(first)).toEqual(['first', 'second']);
  expect(errorChain(new Error('a', { cause: 'plain text' }))).toEqual(['a', 'plain text']);
});
