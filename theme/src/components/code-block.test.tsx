import { PageDataContext } from '@docgen/runtime/page-data';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { renderHtml } from '../testing/render-html.tsx';
import { CodeBlock } from './code-block.tsx';

/** Renders on a page without scripts. The result contains the arguments of the highlighter. */
function renderStatic(element: ReactNode): string {
  const data = {
    cards: () => [],
    head: () => {},
    drawCode: (...given: string[]) => JSON.stringify(given),
  };
  return renderHtml(<PageDataContext value={data}>{element}</PageDataContext>);
}

describe('a code block', () => {
  it("is rendered by the build's highlighter", () => {
    const props = { title: 'a "b".ts', showLineNumbers: 3, metastring: '{2}' };
    const html = renderStatic(
      <CodeBlock className="language-ts" {...props}>
        {'a'}
        {1}
      </CodeBlock>,
    );
    expect(html).toBe(
      `<div class="code-block" data-language="ts">${JSON.stringify(['a1', 'ts', `{2} title='a "b".ts' showLineNumbers=3`])}</div>`,
    );
  });

  it('is rendered without colours if there is no highlighter, or if it contains elements', () => {
    const plain = renderHtml(
      <CodeBlock language="ts" title="a" showLineNumbers>
        {'b\nc'}
      </CodeBlock>,
    );
    expect(plain).toContain('<pre class="line-numbers" tabindex="0"><code class="language-ts">');
    expect(plain).toContain('<span class="line">b\n</span><span class="line">c\n</span>');
    const late = renderHtml(<CodeBlock showLineNumbers={99}>{'b\nc'}</CodeBlock>);
    expect(late).toContain('<pre class="line-numbers digits-3" tabindex="0">');
    expect(late).toContain('<span class="line" data-number="100">c\n</span>');
    const marked = renderStatic(
      <CodeBlock>
        a<b>c</b>
      </CodeBlock>,
    );
    expect(marked).toContain('<code class="language-text">a<b>c</b></code>');
  });
});
