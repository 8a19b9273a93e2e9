import { parse } from 'graphql';
import {
  type CoordinateNode,
  definitionsByCoordinate,
} from '../nodes/definitions-by-coordinate.ts';
import { federationSdl } from './federation-sdl.ts';

/**
 * Definitions of the GraphQL language itself (October 2021, sections 3.5 and 3.13, and `@oneOf`),
 * with descriptions for readers.
 */
const languageSdl = /* GraphQL */ `
"Text, as a sequence of Unicode characters."
scalar String

"Either \`true\` or \`false\`."
scalar Boolean

"Whole number with a sign, between -2147483648 and 2147483647."
scalar Int

"Number with a fraction, in double precision (IEEE 754)."
scalar Float

"Key of an object. It travels as a string and has no meaning to a client; a whole number is accepted as input, too."
scalar ID

"Asks for the field or fragment only if the condition holds."
directive @include(
  "The part of the operation is executed when this is true, and is absent from the response otherwise."
  if: Boolean!
) on FIELD | FRAGMENT_SPREAD | INLINE_FRAGMENT

"Leaves the field or fragment out if the condition holds."
directive @skip(
  "The part of the operation is left out of the response when this is true."
  if: Boolean!
) on FIELD | FRAGMENT_SPREAD | INLINE_FRAGMENT

"Marks something that still works but that new operations should avoid."
directive @deprecated(
  "Why it is deprecated and what to use instead, in Markdown."
  reason: String = "No longer supported"
) on FIELD_DEFINITION | ARGUMENT_DEFINITION | INPUT_FIELD_DEFINITION | ENUM_VALUE

"Says where the format of a custom scalar is specified."
directive @specifiedBy(
  "Address of the specification that a value of the scalar follows."
  url: String!
) on SCALAR

"Marks an input type of which a value sets exactly one field, and not to null."
directive @oneOf on INPUT_OBJECT
`;

/** Definitions of the GraphQL language itself, by coordinate, each with a description. */
export const languageDefinitions = known(languageSdl);

/** Definitions of federation that subgraphs may use without containing them, likewise. */
export const federationDefinitions = known(federationSdl);

/** The directives among these, without their arguments. */
export const federationDirectives: readonly string[] = [...federationDefinitions.keys()].filter(
  (coordinate) => /^@\w+$/.test(coordinate),
);

function known(sdl: string): ReadonlyMap<string, CoordinateNode> {
  return definitionsByCoordinate(parse(sdl, { noLocation: true }));
}
