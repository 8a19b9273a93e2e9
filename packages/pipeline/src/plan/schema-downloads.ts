import { decodePath } from '@docgen/core/addresses/address';
import { routeKey } from '@docgen/core/addresses/url';
import type { Schema } from '../schemas/kept-schema.ts';

/** A file that readers can download. */
export interface Download {
  /** Description of the file. */
  readonly label: string;
  /** Address, relative to the site's root. */
  readonly to: string;
  /** Path in the output. */
  readonly path: string;
  readonly text: () => string;
}

/** The downloadable files of a schema, which are next to its start page. */
export function schemaDownloads({
  id,
  composed,
  route,
  files,
}: Pick<Schema, 'id' | 'composed' | 'route' | 'files'>): readonly Download[] {
  // For a schema at the root of the site, the name would consist only of an extension, like a
  // hidden file.
  const beside = routeKey(route) === '/' ? `/${id}` : routeKey(route);
  const download = (label: string, ending: string, text: () => string): Download => {
    const to = `${beside}${ending}`;
    return { label, to, path: decodePath(to.slice(1)), text };
  };
  const introspection = files.introspection;
  return [
    download(composed ? 'SDL, as clients see it' : 'SDL', '.graphql', () => files.sdl.value()),
    ...(introspection.value() === null
      ? []
      : [
          download(
            'Answer to an introspection query, as JSON',
            '.introspection.json',
            () => introspection.value() ?? '',
          ),
        ]),
  ];
}
