import { readdirSync, readFileSync } from 'node:fs';
import type { SiteConfig } from '@docgen/core/config';

const folder = new URL('../../schemas/', import.meta.url);

/** Names of the sixteen services, sorted. */
export const services: readonly string[] = readdirSync(folder)
  .filter((file) => file.endsWith('.graphql'))
  .map((file) => file.replace('.graphql', ''))
  .sort();

/** SDL of the repository's own schemas by file. */
export const texts: ReadonlyMap<string, string> = new Map(
  services.map((id) => [
    `schemas/${id}.graphql`,
    readFileSync(new URL(`${id}.graphql`, folder), 'utf8'),
  ]),
);

/** Their configuration, at the routes that the specification gives. */
export const schemas: SiteConfig['schemas'] = {
  instances: services.map((id) => ({
    ...section(id),
    paths: [`schemas/${id}.graphql`],
    strictness: 'strict' as const,
  })),
  composed: { ...section('schema'), subgraphs: services },
};

function section(id: string) {
  return { id, label: id, title: id, route: `/docs/graphql/${id}` };
}
