import { describe, expect, it } from 'vitest';
import { DEFAULTS, renderPage } from '../testing/render-page.ts';

const block = async (source: string, magicComments = DEFAULTS.code.magicComments) => {
  const page = await renderPage(source, { code: { languages: [], magicComments } });
  expect(page.diagnostics).toEqual([]);
  return page.html;
};
const lines = (html: string) =>
  [...html.matchAll(/<span class="(line[^"]*)">/g)].map(([, classes]) => classes);

describe('code blocks', () => {
  it('are static HTML', async () => {
    expect(await block('```ts title="a & b.ts"\nlet a = "<";\n```')).toBe(
      '<div class="code-block" data-language="ts"><div class="code-title">a &amp; b.ts</div>' +
        '<pre tabindex="0"><code class="language-ts"><span class="token keyword">let</span> a ' +
        '<span class="token operator">=</span> <span class="token string">"&lt;"</span>'.replaceAll(
          '"&lt;"',
          '&quot;&lt;&quot;',
        ) +
        '<span class="token punctuation">;</span></code></pre>' +
        '<button class="copy-button" type="button" aria-label="Copy code"></button></div>',
    );
  });

  it('keep their text exactly', async () => {
    const code = `type A = \`\n\${b}\` // <c>\n\n\n  /* d\n  e */\nf&amp;`;
    const html = await block(`\`\`\`ts {2}\n${code}\n\`\`\``);
    const text = html
      .replace(/<button.*/s, '')
      .replace(/<[^>]*>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&');
    expect(text).toBe(`${code}\n`);
  });

  it('load languages on demand, with those they build on', async () => {
    for (const [language, code] of [
      ['bash', 'echo "$A"'],
      ['graphql', 'type A { b: Int }'],
      ['kotlin', 'fun a() = 1'],
      ['tsx', 'const a = <b c="d" />;'],
      ['docker', 'FROM node'],
      ['php', '<p><?php echo 1; ?></p>'],
    ] as const) {
      const html = await block(`\`\`\`${language}\n${code}\n\`\`\``);
      expect(html).toContain(`<div class="code-block" data-language="${language}">`);
      expect(html).toContain('<span class="token ');
    }
  });

  it('stay without colours as text', async () => {
    expect(await block('```\na < b\n```')).toContain('<code class="language-text">a &lt; b</code>');
    expect(await block('```text\na\n```')).not.toContain('token');
  });

  it('warn about unknown languages with the nearest name', async () => {
    const { html, diagnostics } = await renderPage('x\n\n```grahpql\na\n```');
    expect(diagnostics).toMatchObject([
      {
        code: 'unknown-code-language',
        severity: 'warning',
        hint: 'Did you mean "graphql"? Use "text" for a block without highlighting.',
        place: { line: 3, column: 1 },
      },
    ]);
    expect(html).toContain('<code class="language-grahpql">a</code>');
  });

  it.each(['js file=./x.js', 'js title="x" file=<rootDir>/x.js#L2-L3'])(
    'that are to be filled from a file (%s) are told',
    async (info) => {
      const { diagnostics } = await renderPage(`x\n\n\`\`\`${info}\n\`\`\``);
      expect(diagnostics).toMatchObject([
        {
          code: 'empty-code-block',
          severity: 'warning',
          message: expect.stringMatching(/ does not support `file=\S+`, /),
          place: { line: 3, column: 1 },
        },
      ]);
    },
  );

  it.each(['```js file=./x.js\na\n```', '```js profile=x\n```', '```js title="a file=b"\n```'])(
    'that no plugin would fill are not: %j',
    async (text) => {
      expect((await renderPage(text)).diagnostics).toEqual([]);
    },
  );

  it.each(['title="Jenkinsfile"', '{3-6,'])(
    'whose first word is %s have no language',
    async (word) => {
      const { diagnostics } = await renderPage(`x\n\n\`\`\`${word} more\na\n\`\`\``);
      expect(diagnostics).toMatchObject([
        {
          code: 'unknown-code-language',
          hint: 'The first word after a fence is its language. Write "text" before this if there is none.',
        },
      ]);
    },
  );

  it.each(['vue', 'svelte', 'bat', 'patch', 'dotenv', 'feature'])(
    'in %s are coloured',
    async (name) => {
      const { html, diagnostics } = await renderPage(
        `\`\`\`${name}\n<a>\n@rem a\n+ a\nA=b\nFeature: a\n\`\`\``,
      );
      expect(diagnostics).toEqual([]);
      expect(html).toMatch(/<span class="token /);
    },
  );

  it('mark lines by range', async () => {
    const html = await block('```js {1,3-4}\na\nb\nc\nd\ne\n```');
    expect(lines(html)).toEqual([
      'line line-highlighted',
      'line',
      'line line-highlighted',
      'line line-highlighted',
      'line',
    ]);
  });

  it('number lines', async () => {
    expect(await block('```js showLineNumbers\na\nb\n```')).toContain(
      '<pre tabindex="0" class="line-numbers"><code class="language-js"><span class="line">a\n</span>',
    );
    const late = await block('```js {2} showLineNumbers=99\na\nb\n```');
    expect(late).toContain(
      'class="line-numbers digits-3"><code class="language-js"><span class="line" data-number="99">a\n</span><span class="line line-highlighted" data-number="100">b\n</span>',
    );
    // Security policies may forbid inline styles.
    expect(late).not.toContain('style=');
  });

  it('mark lines by configured comments', async () => {
    const html = await block('```js\n// error-line\na\nb\n// bad-start\nc\n// bad-end\n```', [
      {
        className: 'line-error',
        line: 'error-line',
        block: { start: 'bad-start', end: 'bad-end' },
      },
    ]);
    expect(lines(html)).toEqual(['line line-error', 'line', 'line line-error']);
  });

  it('colour diffs', async () => {
    const html = await block('```diff\n- a\n+ b\n```');
    expect(html).toContain('<span class="token prefix deleted">-</span> a');
    expect(html).toContain('<span class="token prefix inserted">+</span> b');
    expect(html).not.toContain('token line');
  });

  it('link the types of GraphQL', async () => {
    const source =
      '```graphql schema=order\ntype Order { id: ID! of: User, VAT: Int }\nquery A { User { id } }\n```\n\n```js\nOrder\n```\n';
    const known = new Set(['Order', 'User', 'ID']);
    const page = await renderPage(source, {
      linkType: (name, schema) => (known.has(name) ? `/${schema}?${name}&` : undefined),
    });
    const links = [...page.html.matchAll(/<a class="([^"]*)" href="([^"]*)">([^<]*)<\/a>/g)];
    expect(links.map(([, ...parts]) => parts)).toEqual([
      ['token class-name', '/order?Order&amp;', 'Order'],
      ['token scalar', '/order?ID&amp;', 'ID'],
      ['token class-name', '/order?User&amp;', 'User'],
    ]);
  });

  it('link input types of GraphQL, too', async () => {
    const source = '```graphql\nquery A($b: OrderInput!, $c: [OrderInput]) { d }\n```\n';
    const page = await renderPage(source, { linkType: (name) => `/${name}` });
    expect(page.html.match(/href="\/OrderInput"[^>]*>OrderInput</g)).toHaveLength(2);
  });

  it('are listed as written', async () => {
    const page = await renderPage(
      'a\n\n- b\n\n  ```graphql nocheck\n  # highlight-next-line\n  { c }\n  ```',
    );
    expect(page.codeBlocks).toEqual([
      {
        language: 'graphql',
        meta: 'nocheck',
        code: '# highlight-next-line\n{ c }\n',
        place: { file: 'docs/page.mdx', line: 6, column: 1 },
      },
    ]);
  });

  it('hold what MDX would read as code', async () => {
    expect(await block('```mdx\nimport a from "b"\n\n{c} <d> <!-- e -->\n```')).toContain('{c}');
  });

  it('work in lists and in indented form of format md', async () => {
    expect(await block('- a\n\n  ```js\n  b\n  ```')).toContain(
      '<code class="language-js">b</code>',
    );
    expect(await block('---\nformat: md\n---\n\n    a <b>')).toContain(
      '<code class="language-text">a &lt;b&gt;</code>',
    );
  });
});
