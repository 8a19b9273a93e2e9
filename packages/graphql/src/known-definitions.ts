import { parse } from 'graphql';
import { type CoordinateNode, definitionsByCoordinate } from './definitions-by-coordinate.ts';
import { federationSdl } from './federation-sdl.ts';
import { languageSdl } from './language-sdl.ts';
import { supergraphSdl } from './supergraph-sdl.ts';

/** What the GraphQL language defines itself, by coordinate, each with a description. */
export const languageDefinitions = known(languageSdl);

/** What federation lets subgraphs use without a definition, likewise. */
export const federationDefinitions = known(federationSdl);

/** What composition adds to supergraphs, likewise. */
export const supergraphDefinitions = known(supergraphSdl);

function known(sdl: string): ReadonlyMap<string, CoordinateNode> {
  return definitionsByCoordinate(parse(sdl, { noLocation: true }));
}
