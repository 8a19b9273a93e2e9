import { readFileSync } from 'node:fs';

/** Ids of three subgraphs that use every directive of Apollo Federation 2, in configuration order. */
export const FEDERATION_IDS = ['products', 'shipping', 'reviews'];

/** SDL of the subgraphs by id. */
export const federationSdl: Readonly<Record<string, string>> = Object.fromEntries(
  FEDERATION_IDS.map((id) => [
    id,
    readFileSync(new URL(`../fixtures/federation/${id}.graphql`, import.meta.url), 'utf8'),
  ]),
);
