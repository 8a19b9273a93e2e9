import type { CompileInput } from '../compile.ts';
import type { CompiledPage } from '../compiled-page.ts';
import { readFrontMatter } from '../front-matter/front-matter.ts';
import { compileByDefault } from './render-page.ts';

/**
 * Compiles a page without running it.
 *
 * @param partialOf - Returns its partials.
 */
export async function compileText(
  source: string,
  partialOf?: CompileInput['partialOf'],
): Promise<CompiledPage> {
  const file = 'docs/page.mdx';
  const frontMatter = readFrontMatter(file, source).value;
  const resolveLink = (href: string) => ({ href });
  const input = { file, source, frontMatter, resolveLink, partialOf };
  return (await compileByDefault(input)).value;
}
