import { parse } from 'graphql';
import { type CoordinateNode, definitionsByCoordinate } from './definitions-by-coordinate.ts';
import { federationSdl } from './federation-sdl.ts';
import { joinSdl } from './join-sdl.ts';
import { languageSdl } from './language-sdl.ts';

/** What the GraphQL language defines itself, by coordinate, each with a description. */
export const languageDefinitions = known(languageSdl);

/** What federation lets subgraphs use, and what it adds to supergraphs, by coordinate, each with a description. */
export const federationDefinitions = known(federationSdl + joinSdl);

function known(sdl: string): ReadonlyMap<string, CoordinateNode> {
  return definitionsByCoordinate(parse(sdl, { noLocation: true }));
}
