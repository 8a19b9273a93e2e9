import type { MDXComponents } from 'mdx/types.js';
import { createElement } from 'react';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { type CompileInput, createPageCompiler } from '../compile.ts';
import { readFrontMatter } from '../front-matter/front-matter.ts';
import type { PageSettings } from '../page-processor.ts';
import { evaluatePage } from '../program/evaluate-page.ts';

/** The defaults of the site configuration that affect pages. */
export const DEFAULTS: PageSettings = {
  markdown: {
    format: 'mdx',
    v1Compatibility: { comments: true, admonitions: true, headingIds: true },
    admonitions: [],
    mermaid: { themes: { light: 'default', dark: 'dark' } },
    math: { stylesheet: 'cdn' },
    emoji: false,
    maxFileSize: 10_000_000,
  },
  code: { languages: [], magicComments: [] },
  texts: {},
};

export const compileByDefault = createPageCompiler(DEFAULTS);

/** `html` is false for pages that a test renders with its own components. */
interface Rendering {
  readonly html: boolean;
}

/** Compiles a page, runs its program and renders it as a reader would get it. */
export async function renderPage(
  source: string,
  {
    markdown,
    code,
    texts,
    html: isRendered = true,
    ...input
  }: Partial<CompileInput & PageSettings & Rendering> = {},
) {
  const file = input.file ?? 'docs/page.mdx';
  const compilePage =
    markdown || code || texts
      ? createPageCompiler({
          markdown: markdown ?? DEFAULTS.markdown,
          code: code ?? DEFAULTS.code,
          texts: texts ?? DEFAULTS.texts,
        })
      : compileByDefault;
  const frontMatter = readFrontMatter(file, source);
  const { value, diagnostics } = await compilePage({
    file,
    source,
    frontMatter: frontMatter.value,
    resolveLink: (href) => ({ href }),
    ...input,
  });
  const html = value.module || !isRendered ? '' : renderCode(value.code);
  return { ...value, html, diagnostics: [...frontMatter.diagnostics, ...diagnostics] };
}

/** Runs the program of a page without imports and renders it. */
export function renderCode(code: string, components: MDXComponents = {}): string {
  return renderToStaticMarkup(createElement(evaluatePage(code, runtime), { components }));
}
