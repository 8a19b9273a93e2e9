import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { SiteConfig } from '@docgen/core/config';
import { examplesFiles, isSdlFile } from '@docgen/core/sources/sdl-file';
import type { SourceText } from '@docgen/core/sources/source-text';

const folder = new URL('../../schemas/', import.meta.url);

/** Names of the sixteen services, sorted. */
export const services: readonly string[] = readdirSync(folder)
  .filter(isSdlFile)
  .map((file) => file.replace('.graphql', ''))
  .sort();

/** SDL of this repository's schemas, by file. */
export const texts: ReadonlyMap<string, string> = new Map(
  services.map((id) => [
    `schemas/${id}.graphql`,
    readFileSync(new URL(`${id}.graphql`, folder), 'utf8'),
  ]),
);

/** The example operations beside the SDL of a service. */
export function examplesOf(id: string): SourceText[] {
  const files = examplesFiles(`${id}.graphql`);
  const written = files.filter((file) => existsSync(new URL(file, folder)));
  return written.map((file) => ({ file, text: readFileSync(new URL(file, folder), 'utf8') }));
}

/** The configuration of these schemas, with the routes of the specification. */
export const schemas: SiteConfig['schemas'] = {
  instances: services.map((id) => ({
    ...section(id),
    paths: [`schemas/${id}.graphql`],
    reference: true,
    strictness: 'strict' as const,
  })),
  composed: { ...section('schema'), subgraphs: services },
};

function section(id: string) {
  return { id, label: id, title: id, route: `/docs/graphql/${id}` };
}
