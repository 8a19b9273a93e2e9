import { byRank } from '@docgen/core/basics/by-rank';
import type { Diagnostic, DiagnosticNote, Place } from '@docgen/core/diagnostic';
import { sourceAt } from '@docgen/core/sources/source-text';
import { compareText } from '@docgen/core/strings/compare-text';
import { BREAK, type DirectiveNode, type DocumentNode, GraphQLError, visit } from 'graphql';
import { compositeUse } from '../federation/composite-use.ts';
import { linksOf } from '../federation/links-of.ts';
import type { LoadedSchema } from '../load/loaded-schema.ts';
import {
  type CoordinateNode,
  definitionsByCoordinate,
} from '../nodes/definitions-by-coordinate.ts';
import { isObjectOrInterface } from '../nodes/is-object-or-interface.ts';
import { placeOfNode } from '../nodes/place-of-node.ts';
import { withDefaultRoots } from '../nodes/with-default-roots.ts';
import { compositionHint } from './composition-hints.ts';
import { contextArgument } from './context-argument.ts';
import { blamedSubgraphs, sharingHint } from './sharing-conflict.ts';
import {
  type ErrorsOfCause,
  errorsByCause,
  queryNotes,
  withShortQuery,
} from './unreachable-fields.ts';

interface Subgraph {
  readonly schema: LoadedSchema;
  readonly definitions: ReadonlyMap<string, CoordinateNode>;
}

interface Site {
  readonly subgraph: Subgraph;
  readonly place: Place;
}

/**
 * Converts conflicts between subgraphs to diagnostics. The messages of composition contain names of
 * subgraphs and coordinates, but no positions, so these are looked up in the files.
 *
 * @param subgraphs - All subgraphs that were composed.
 */
export function compositionDiagnostics(
  errors: readonly GraphQLError[],
  subgraphs: readonly LoadedSchema[],
): Diagnostic[] {
  if (errors.length === 0) return [];
  const indexed = subgraphs.map((schema) => ({
    schema,
    // Messages use the names of the root types in the supergraph.
    definitions: definitionsByCoordinate(withDefaultRoots(schema.document, schema.schema)),
  }));
  return errorsByCause(withoutShorterForms(errors)).map((same) =>
    compositionDiagnostic(same, indexed),
  );
}

/**
 * Leaves out messages that others begin with: of a directive of federation 2 in a subgraph of
 * federation 1, composition says both that it is unknown, and that with the reason.
 */
function withoutShorterForms(errors: readonly GraphQLError[]): GraphQLError[] {
  // In order, so that messages with the same beginning are neighbours.
  const messages = [...new Set(errors.map(({ message }) => message))].sort(compareText);
  const shorter = new Set(messages.filter((each, at) => messages[at + 1]?.startsWith(`${each} `)));
  return errors.filter(({ message }) => !shorter.has(message));
}

/**
 * Reports a failure of the composition library.
 *
 * @param subgraphs - All subgraphs that were composed.
 */
export function failedComposition(error: Error, subgraphs: readonly LoadedSchema[]): Diagnostic {
  const { message } = error;
  const selection =
    error instanceof GraphQLError ? selectionDiagnostic(error, subgraphs) : undefined;
  const named = selection ?? nameDiagnostic(error, subgraphs);
  if (named !== undefined) return named;
  const file = subgraphs[0]?.sources[0]?.file;
  return {
    code: 'composition-error',
    severity: 'error',
    message: `The subgraphs cannot be composed, because the composition library fails: ${message}`,
    hint: 'Compose fewer of them with `composed.subgraphs` to find the one that causes it, or set `composed.path` to the supergraph that your own composition writes.',
    place: file === undefined ? undefined : { file },
  };
}

/** Says that a supergraph, such as that of an older version, cannot be one of the subgraphs. */
export function composedTwice({ id, sources }: LoadedSchema): Diagnostic {
  const file = sources[0]?.file;
  return {
    code: 'composition-error',
    severity: 'error',
    message: `The schema "${id}" is a supergraph, so it cannot be composed with others.`,
    hint: 'List the services to compose in `composed.subgraphs`. The supergraph keeps its reference.',
    place: file === undefined ? undefined : { file },
  };
}

/** Says that a source schema of the Composite Schemas specification cannot be composed. */
export function composedOtherwise({ id, document }: LoadedSchema): Diagnostic[] {
  const use = compositeUse(document);
  if (use === undefined) return [];
  return [
    {
      code: 'composition-error',
      severity: 'error',
      message: `The schema "${id}" cannot be composed by the rules of Apollo Federation, because \`@${use.name.value}\` is a directive of the Composite Schemas specification.`,
      hint: 'Remove `composed`, and add the schema that the gateway serves to `instances`.',
      place: placeOfNode(use),
    },
  ];
}

/**
 * The library makes a query of the selection of a `@fromContext`, and throws if it is not valid.
 */
function selectionDiagnostic(
  { message, source: query }: GraphQLError,
  subgraphs: readonly LoadedSchema[],
): Diagnostic | undefined {
  const isWanted = (field: string) => {
    const selection = field.replace(/^\s*\$\s*\w+/, '');
    return query?.body === `query ${selection}` || query?.body === `query { ${selection} }`;
  };
  for (const subgraph of subgraphs) {
    const place = placeOfNode(contextArgument(subgraph, isWanted));
    if (place === undefined) continue;
    return {
      code: 'composition-error',
      severity: 'error',
      message: `[${subgraph.id}] The selection of @fromContext cannot be read: ${message}`,
      hint: compositionHint('NO_CONTEXT_IN_SELECTION', message),
      place,
      source: sourceAt(place, subgraph.sources),
    };
  }
  return undefined;
}

/**
 * The library looks up names of types in a plain object, which has `constructor` and others from
 * the start.
 */
function nameDiagnostic(
  { message }: Error,
  subgraphs: readonly LoadedSchema[],
): Diagnostic | undefined {
  for (const { document, sources } of subgraphs) {
    const definitions = definitionsByCoordinate(document);
    const name = Object.getOwnPropertyNames(Object.prototype).find((name) => {
      const node = definitions.get(name);
      return node !== undefined && isObjectOrInterface(node);
    });
    const place = name && placeOfNode(definitions.get(name));
    if (!place) continue;
    return {
      code: 'composition-error',
      severity: 'error',
      message: `The subgraphs cannot be composed, because the composition library fails, probably at the type "${name}": all objects of JavaScript have a property of that name. (${message})`,
      hint: 'Rename the type, or set `composed.path` to the supergraph that your own composition writes.',
      place,
      source: sourceAt(place, sources),
    };
  }
  return undefined;
}

/** @param errors - Errors with the same cause. The first one becomes the message. */
function compositionDiagnostic(
  [error, ...others]: ErrorsOfCause,
  subgraphs: readonly Subgraph[],
): Diagnostic {
  const [first, ...further] = distinctSites(
    [error, ...others].flatMap((each) => sitesOf(each, subgraphs)),
  );
  const loaded = subgraphs.map(({ schema }) => schema);
  const hints = [error, ...others].map((each) => hintOf(each, loaded));
  const notes = [...further.map(noteOf), ...queryNotes(others)];
  return {
    code: 'composition-error',
    severity: 'error',
    message: withShortQuery(error.message),
    hint: [...new Set(hints)].join(' '),
    place: first?.place,
    source: sourceAt(first?.place, first?.subgraph.schema.sources ?? []),
    notes: notes.length === 0 ? undefined : notes,
  };
}

/**
 * The places that a message is about, at most one in each subgraph; first those in subgraphs that
 * it blames.
 */
function sitesOf({ message }: GraphQLError, subgraphs: readonly Subgraph[]): readonly Site[] {
  const quoted = new Set([...message.matchAll(/["[]([\w-]+)["\]]/g)].map(([, name]) => name));
  const blamed = blamedSubgraphs(message);
  const named = byRank(
    subgraphs.filter(({ schema }) => quoted.has(schema.id)),
    ({ schema }) => (blamed.includes(schema.id) ? 0 : 1),
  );
  const coordinates = coordinatesIn(message);
  const concerned = named.length > 0 ? named : subgraphs;
  const sites = concerned.flatMap((subgraph): Site[] => {
    const place = contextPlace(subgraph, message) ?? definitionPlace(subgraph, coordinates);
    return place === undefined ? [] : [{ subgraph, place }];
  });
  // A message about something that is not in the files must still name the files concerned.
  return sites.length > 0 ? sites : concerned.flatMap(fileSite);
}

function distinctSites(sites: readonly Site[]): Site[] {
  const keyOf = ({ subgraph, place }: Site) => JSON.stringify([subgraph.schema.id, place]);
  return [...new Map(sites.map((site) => [keyOf(site), site])).values()];
}

function hintOf(
  { message, extensions: { code } }: GraphQLError,
  subgraphs: readonly LoadedSchema[],
): string {
  const special = sharingHint(message, subgraphs);
  return special ?? compositionHint(typeof code === 'string' ? code : '', message);
}

function noteOf({ subgraph, place }: Site): DiagnosticNote {
  return { message: `This is in the subgraph "${subgraph.schema.id}".`, place };
}

/** Coordinates that a message mentions, most specific first. */
function coordinatesIn(message: string): string[] {
  const subject = message.replace(/\(for example, as type of "[^"]*"\)/g, '');
  const quoted = subject.matchAll(/"(@?\w+(?:\.\w+(?:\(\w+:\))?)?)"/g);
  // Messages about interfaces do not quote names.
  const unfit = subject.matchAll(/ but (\w+\.\w+) of type /g);
  const found = new Set([...quoted, ...unfit].flatMap(([, coordinate]) => coordinate ?? []));
  return [...found].sort((a, b) => precision(b) - precision(a));
}

function precision(coordinate: string): number {
  if (coordinate.includes('(')) return 2;
  return coordinate.includes('.') ? 1 : 0;
}

function definitionPlace(
  { schema, definitions }: Subgraph,
  coordinates: readonly string[],
): Place | undefined {
  for (const coordinate of coordinates) {
    const place = placeOfNode(definitions.get(coordinate) ?? useOf(coordinate, schema.document));
    if (place !== undefined) return place;
  }
  return undefined;
}

/** Place of a `@fromContext` that names no context. The message only quotes its `field`. */
function contextPlace({ schema }: Subgraph, message: string): Place | undefined {
  const [, field] = /^(?:\[[^\]]*\] )?@fromContext .* a context "(.*)"\.$/s.exec(message) ?? [];
  if (field === undefined) return undefined;
  return placeOfNode(contextArgument(schema, (each) => each === field));
}

/** First use of a directive that the document does not define, such as `@shareable`. */
function useOf(coordinate: string, document: DocumentNode): DirectiveNode | undefined {
  let found: DirectiveNode | undefined;
  visit(document, {
    Directive(node) {
      if (`@${node.name.value}` !== coordinate) return undefined;
      found = node;
      return BREAK;
    },
  });
  return found;
}

/**
 * Place of a subgraph's `@link`, which most messages without a coordinate are about, or else its
 * first file.
 */
function fileSite(subgraph: Subgraph): Site[] {
  const [link] = linksOf(subgraph.schema.document);
  const place = placeOfNode(link?.node);
  if (place !== undefined) return [{ subgraph, place }];
  return subgraph.schema.sources.slice(0, 1).map(({ file }) => ({ subgraph, place: { file } }));
}
