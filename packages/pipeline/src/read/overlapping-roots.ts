import { join } from 'node:path';
import type { ConfigPlaces } from '@docgen/config/config-places';
import type { SiteConfig } from '@docgen/core/config';
import type { Diagnostic } from '@docgen/core/diagnostic';
import { overlap } from '@docgen/files/is-within';
import { resolveLinksOrKeep } from '@docgen/files/resolve-links';

/**
 * Reports content roots that are the same folder or inside each other, with symbolic links
 * resolved: their pages would have two routes, and a link to such a file could lead to either.
 *
 * @param projectDir - Absolute path of the project folder.
 * @returns The error `overlapping-content-roots` for each pair, at the path of the later root.
 */
export function overlappingRoots(
  { content }: Pick<SiteConfig, 'content'>,
  projectDir: string,
  placeOf: ConfigPlaces,
): Diagnostic[] {
  const folders = content.map(({ path }) => resolveLinksOrKeep(join(projectDir, path)));
  const pairs = folders.flatMap((other, second) =>
    Array.from(folders.slice(0, second), (one, first) => ({ one, other, first, second })),
  );
  const pathAt = (index: number) => placeOf(['content', index, 'path']);
  const named = (index: number) => `content[${index}].path "${content[index]?.path}"`;
  const clashes = pairs.filter(({ one, other }) => overlap(one, other));
  return clashes.map(({ one, other, first, second }) => {
    const how = one === other ? 'is the folder of' : one < other ? 'is inside' : 'contains';
    return {
      code: 'overlapping-content-roots',
      severity: 'error',
      message: `${named(second)} ${how} ${named(first)}: pages would belong to both content roots and have two routes.`,
      hint: 'Give each content root its own folder, outside of the others.',
      ...pathAt(second),
      notes: [{ message: 'The other one is here.', place: pathAt(first).place }],
    };
  });
}
