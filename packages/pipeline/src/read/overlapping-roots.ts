import { dirname, join, relative, sep } from 'node:path';
import { keyLocator } from '@docgen/config/locate-key';
import type { SiteConfig } from '@docgen/core/config';
import type { Diagnostic } from '@docgen/core/diagnostic';
import { readSource } from '@docgen/files/read-source';
import { resolveLinksOrKeep } from '@docgen/files/resolve-links';

/**
 * Reports content roots that are the same folder or lie in each other, symbolic links resolved: their
 * pages would have two routes, and a link to such a file would lead to either.
 *
 * @param configFile - Absolute path.
 * @returns The error `overlapping-content-roots` for each pair, at the path of the later root.
 */
export async function overlappingRoots(
  { content }: Pick<SiteConfig, 'content'>,
  configFile: string,
): Promise<Diagnostic[]> {
  const projectDir = dirname(configFile);
  const folders = content.map(({ path }) => resolveLinksOrKeep(join(projectDir, path)) + sep);
  const pairs = folders.flatMap((later, second) =>
    folders
      .slice(0, second)
      .flatMap((earlier, first) =>
        earlier.startsWith(later) || later.startsWith(earlier) ? [{ first, second }] : [],
      ),
  );
  if (pairs.length === 0) return [];
  const file = relative(projectDir, configFile);
  const source = (await readSource(configFile, file)).value ?? '';
  const locate = keyLocator(source);
  const pathAt = (index: number) => ['content', index, 'path'] as const;
  const named = (index: number) => `content[${index}].path "${content[index]?.path}"`;
  return pairs.map(({ first, second }) => {
    const [one = '', other = ''] = [folders[first], folders[second]];
    const how = one === other ? 'is the folder of' : one < other ? 'lies in' : 'holds';
    return {
      code: 'overlapping-content-roots',
      severity: 'error',
      message: `${named(second)} ${how} ${named(first)}: pages would belong to both content roots and have two routes.`,
      hint: 'Give each content root a folder of its own, outside of the others.',
      place: { file, ...locate(pathAt(second)) },
      source,
      notes: [{ message: 'This is the other one.', place: { file, ...locate(pathAt(first)) } }],
    };
  });
}
