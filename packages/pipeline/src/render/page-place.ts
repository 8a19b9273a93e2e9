import type { Place } from '@docgen/core/diagnostic';
import type { Route } from '@docgen/core/route';
import type { Site } from '@docgen/core/site';

/** The file that a page comes from: of a start page that of its first definition. */
export function pagePlace({ path, page }: Route, { schemas }: Site): Place {
  if (page.kind === 'doc') return { file: page.file };
  const model = page.kind === 'schema' && schemas.find(({ id }) => id === page.schema);
  const entry = model ? (page.entry ?? model.entries[0]) : undefined;
  return entry?.place ?? { file: path };
}
