import { type DocumentNode, Kind, print, type SchemaDefinitionNode } from 'graphql';
import { languageDefinitions } from '../federation/known-definitions.ts';
import { definitionKind } from '../nodes/definition-kind.ts';
import {
  type CoordinateNode,
  definitionsByCoordinate,
} from '../nodes/definitions-by-coordinate.ts';
import { placeOfNode } from '../nodes/place-of-node.ts';
import { deprecationOf } from './deprecation-of.ts';
import type { SchemaChange } from './schema-change.ts';

/**
 * Finds changes that do not affect operations: additions, descriptions, deprecations,
 * specifications of scalars, and types of fields that became more specific.
 *
 * @param known - Coordinates whose addition or change of type is already reported.
 */
export function safeChanges(
  before: DocumentNode,
  after: DocumentNode,
  known: ReadonlySet<string>,
): SchemaChange[] {
  const [old, now] = [definitionsByCoordinate(before), definitionsByCoordinate(after)];
  // The language's own definitions always exist, although a supergraph only has `@oneOf` if used.
  const added = Array.from(now.keys()).filter(
    (coordinate) => !old.has(coordinate) && !languageDefinitions.has(coordinate),
  );
  // Parts of a new definition, or of one whose kind has changed, are not reported one by one.
  const stays = (owner: string) => kindOf(old.get(owner)) === kindOf(now.get(owner));
  const whole = added.filter((coordinate) => ownersOf(coordinate).every(stays));
  const changed = Array.from(now).flatMap(([coordinate, node]) => {
    const previous = old.get(coordinate);
    return previous === undefined ? [] : changesOf(coordinate, previous, node, known);
  });
  return [
    ...whole
      .filter((coordinate) => !known.has(coordinate))
      .map((coordinate) => ({
        criticality: 'safe' as const,
        type: 'ADDED',
        coordinate,
        message: `${coordinate} was added.`,
      })),
    ...changed,
    ...changesOfSchema(before, after),
  ];
}

function kindOf(node: CoordinateNode | undefined): string | undefined {
  return node && definitionKind(node);
}

/** The definitions that contain one: `Order.items` and `Order` for `Order.items(first:)`. */
function ownersOf(coordinate: string): string[] {
  const [member = ''] = coordinate.split('(');
  const [type = ''] = member.split('.');
  return [member, type].filter((owner) => owner !== coordinate);
}

function changesOf(
  coordinate: string,
  before: CoordinateNode,
  after: CoordinateNode,
  known: ReadonlySet<string>,
): SchemaChange[] {
  const change = (type: string, what: string) => ({
    criticality: 'safe' as const,
    type,
    coordinate,
    message: `${coordinate} ${what}`,
  });
  const changes: SchemaChange[] = [];
  if ('type' in before && 'type' in after && !known.has(coordinate)) {
    const [old, now] = [print(before.type), print(after.type)];
    if (old !== now) changes.push(change('TYPE_CHANGED', `changed type from ${old} to ${now}.`));
  }
  const described = [descriptionOf(before), descriptionOf(after)] as const;
  if (described[0] !== described[1]) {
    changes.push(change('DESCRIPTION_CHANGED', `${verb(described)} its description.`));
  }
  const reasons = [deprecationOf(before), deprecationOf(after)] as const;
  if (reasons[0] !== reasons[1]) {
    changes.push(change(...deprecationChange(reasons)));
  }
  const formats = [formatOf(before), formatOf(after)] as const;
  if (formats[0] !== formats[1]) {
    const [old, now] = formats;
    const what =
      old === undefined
        ? `got ${now}`
        : now === undefined
          ? `lost ${old}`
          : `changed ${old} to ${now}`;
    changes.push(change('SPECIFIED_BY_CHANGED', `${what}.`));
  }
  return changes;
}

/** Type and message of a change of a deprecation. @param reasons - From `deprecationOf`. */
function deprecationChange([old, now]: readonly [string | undefined, string | undefined]): [
  type: string,
  what: string,
] {
  if (now === undefined) return ['DEPRECATION_REMOVED', 'is no longer deprecated.'];
  if (old === undefined) {
    return ['DEPRECATED', now === '' ? 'is deprecated.' : `is deprecated: ${now}`];
  }
  const what =
    now === '' ? 'is deprecated without a reason now.' : `is deprecated for another reason: ${now}`;
  return ['DEPRECATION_REASON_CHANGED', what];
}

/** The change of the schema's own description, if there is one. */
function changesOfSchema(before: DocumentNode, after: DocumentNode): SchemaChange[] {
  const [old, now] = [schemaNode(before), schemaNode(after)];
  const described = [old?.description?.value, now?.description?.value] as const;
  if (described[0] === described[1]) return [];
  return [
    {
      criticality: 'safe',
      type: 'SCHEMA_DESCRIPTION_CHANGED',
      coordinate: 'schema',
      message: `The schema ${verb(described)} its description.`,
      place: placeOfNode(now ?? old),
    },
  ];
}

function schemaNode(document: DocumentNode): SchemaDefinitionNode | undefined {
  return document.definitions.find((node) => node.kind === Kind.SCHEMA_DEFINITION);
}

/** The `@specifiedBy` directive of a scalar, as SDL. */
function formatOf(node: CoordinateNode): string | undefined {
  const directives = 'directives' in node ? node.directives : undefined;
  const directive = directives?.find(({ name }) => name.value === 'specifiedBy');
  return directive && print(directive);
}

function verb([before, after]: readonly (string | undefined)[]): string {
  if (before === undefined) return 'got';
  return after === undefined ? 'lost' : 'changed';
}

function descriptionOf(node: CoordinateNode): string | undefined {
  return ('description' in node && node.description?.value) || undefined;
}
