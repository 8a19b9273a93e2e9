import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCase } from './support/fixture-case.ts';
import { region } from './support/region.ts';
import { runDocgen } from './support/run-docgen.ts';

/**
 * One site with a page for each thing that a page can import or use. For each page,
 * `expected/<page>.txt` contains the module that it loads in browsers (only if it is interactive),
 * its head, its table of contents, and its article.
 */
describe('imports and components', () => {
  const { project, run, expectFiles, remove } = openCase('imports');
  const out = join(project, 'dist');
  afterAll(remove);
  beforeAll(async () => {
    const { code, stdout, stderr } = await run();
    expect(stderr + stdout).not.toMatch(/warning|error/);
    expect(code).toBe(0);
  });

  it('result in the expected pages', () => {
    const pages = readdirSync(join(project, 'content'), { recursive: true, encoding: 'utf8' })
      .filter((path) => /(^|\/)[^_/][^/]*\.(mdx?|tsx)$/.test(path))
      .map((path) => path.replace(/\.\w+$/, ''));
    const described = pages.map((page) => {
      const route = page.replace(/(^|\/)index$/, '');
      const html = readFileSync(join(out, 'docs', route, 'index.html'), 'utf8');
      return [`${page.replaceAll('/', '-')}.txt`, describePage(html)];
    });
    expectFiles(Object.fromEntries(described));
  });

  it('give the same files behind a symbolic link', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'docgen-linked-'));
    try {
      symlinkSync(project, join(folder, 'site'));
      const linked = join(folder, 'out');
      const { code } = await runDocgen(['build', '--out-dir', linked], join(folder, 'site'));
      expect(code).toBe(0);
      expect(readdirSync(linked, { recursive: true }).sort()).toEqual(
        readdirSync(out, { recursive: true }).sort(),
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('need page modules only for interactive pages', () => {
    const modules = readdirSync(join(out, 'assets')).filter((name) =>
      /^content-.*\.js$/.test(name),
    );
    expect(modules.map((name) => name.replace(/-\w+\.js$/, ''))).toEqual([
      'content-interactive-browser-only',
      'content-interactive-color-mode',
      'content-interactive-handler',
      'content-interactive-partial',
      'content-interactive-react-page',
      'content-interactive-styles',
      'content-interactive-user-module',
    ]);
  });
});

function describePage(html: string): string {
  const data = /data-page='([^']*)'/.exec(html.slice(html.indexOf('<body>')))?.[1] ?? '';
  const { article, head = [], stylesheets = [] } = JSON.parse(data) as PageData;
  // Pages with few headings have no table of contents.
  const contents = html.includes('data-region="toc"') ? region(html, 'toc') : '';
  const toc = [...contents.matchAll(/href="(#[^"]+)"/g)].map(([, href]) => href);
  return [
    `module: ${article?.module.replace(/-\w+\.js$/, '') ?? 'none'}`,
    ...(article?.cards === undefined ? [] : [`cards: ${JSON.stringify(article.cards)}`]),
    ...stylesheets.map(({ href }) => `style: ${href.replace(/-\w+\.css$/, '')}`),
    `title: ${/<title>([^<]*)/.exec(html)?.[1]}`,
    ...head.map((element) => `head: ${JSON.stringify(element)}`),
    `contents: ${toc.join(' ')}`,
    'article:',
    region(html, 'article').replace(/(?<=>)(?=<(?!\/))/g, '\n'),
    '',
  ].join('\n');
}

interface PageData {
  readonly head?: readonly unknown[];
  readonly stylesheets?: readonly { readonly href: string }[];
  readonly article?: { readonly module: string; readonly cards?: unknown };
}
