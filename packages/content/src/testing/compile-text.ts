import type { CompiledPage } from '../compiled-page.ts';
import { readFrontMatter } from '../front-matter/front-matter.ts';
import { compileByDefault } from './render-page.ts';

/** Compiles a page without running it. */
export async function compileText(source: string): Promise<CompiledPage> {
  const file = 'docs/page.mdx';
  const frontMatter = readFrontMatter(file, source).value;
  const resolveLink = (href: string) => ({ href });
  return (await compileByDefault({ file, source, frontMatter, resolveLink })).value;
}
