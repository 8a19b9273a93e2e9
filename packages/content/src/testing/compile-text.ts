import { compilePage } from '../compile.ts';
import type { CompiledPage } from '../compiled-page.ts';
import { readFrontMatter } from '../front-matter.ts';
import { DEFAULTS } from './render-page.ts';

/** Compiles a page without running it. */
export async function compileText(source: string): Promise<CompiledPage> {
  const file = 'docs/page.mdx';
  const frontMatter = readFrontMatter(file, source).value;
  return (await compilePage({ ...DEFAULTS, file, source, frontMatter })).value;
}
