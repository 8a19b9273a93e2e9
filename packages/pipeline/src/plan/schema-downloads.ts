import { decodePath } from '@docgen/core/address';
import { routeKey } from '@docgen/core/url';
import type { Schema } from '../read/kept-schema.ts';

/** A file that readers can take away. */
export interface Download {
  /** What it is. */
  readonly label: string;
  /** Address from the root. */
  readonly to: string;
  /** Path in the output. */
  readonly path: string;
  readonly text: () => string;
}

/** The files of a schema, beside its start page. */
export function schemaDownloads({
  id,
  composed,
  route,
  files,
}: Pick<Schema, 'id' | 'composed' | 'route' | 'files'>): readonly Download[] {
  // Beside the start page of a site, a name that is nothing but its ending would be a hidden file.
  const beside = routeKey(route) === '/' ? `/${id}` : routeKey(route);
  const download = (label: string, ending: string, text: () => string): Download => {
    const to = `${beside}${ending}`;
    return { label, to, path: decodePath(to.slice(1)), text };
  };
  const introspection = files.introspection;
  return [
    download(composed ? 'SDL, as clients see it' : 'SDL', '.graphql', files.sdl.value),
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
