import { Kind } from 'graphql';
import { federationNames } from '../federation/federation-names.ts';
import type { LoadedSchema } from '../load/loaded-schema.ts';
import { federationUses, stringArgument } from '../nodes/directives-of.ts';
import { nodesOf } from '../nodes/nodes-of.ts';
import { selectionsIn } from '../nodes/selections-in.ts';
import { fieldsOf } from '../nodes/type-members.ts';

const SHARED =
  /^Non-shareable field "(\w+)\.(\w+)" .* defined as non-shareable in (?:subgraphs? (.*)|all of them)$/s;

/**
 * The subgraphs that a message about a field of several subgraphs blames: those in which the field
 * is neither `@shareable` nor part of a key.
 *
 * @returns Their names; none if it blames all, and for other messages.
 */
export function blamedSubgraphs(message: string): readonly string[] {
  const [, , , blamed = ''] = SHARED.exec(message) ?? [];
  return Array.from(blamed.matchAll(/"([^"]+)"/g), ([, name = '']) => name);
}

/**
 * Advice on a field of several subgraphs that has a special cause: one of them has lost its
 * `@key`, or two are made from the same files.
 *
 * @param subgraphs - All subgraphs that were composed.
 * @returns `undefined` for other causes and other messages.
 */
export function sharingHint(
  message: string,
  subgraphs: readonly LoadedSchema[],
): string | undefined {
  const [, type, field] = SHARED.exec(message) ?? [];
  if (type === undefined || field === undefined) return undefined;
  const concerned = subgraphs.filter(({ id }) => message.includes(`"${id}"`));
  const twin = twinsAmong(concerned);
  if (twin !== undefined) {
    const [one, other] = twin;
    return `The schemas "${one.id}" and "${other.id}" have the same \`path\`. Correct one of them, or name the schemas to compose in \`composed.subgraphs\`.`;
  }
  const blamed = blamedSubgraphs(message);
  const keys = concerned.flatMap((schema) => keysOf(type, schema));
  const key = keys.find((fields) => hasField(fields, field));
  const keyless = concerned.filter(
    (schema) => blamed.includes(schema.id) && keysOf(type, schema).length === 0,
  );
  if (key === undefined || keyless.length === 0) return undefined;
  const where = keyless.map(({ id }) => `"${id}"`).join(', ');
  return `The type "${type}" has no \`@key\` in ${where}, but it has in other subgraphs. If it is the same entity, add \`@key(fields: "${key}")\` there; otherwise leave the field to one of them.`;
}

/**
 * Whether a message about a field of several subgraphs is wrong: in interface objects, the
 * composition library ignores `@shareable`.
 *
 * @param subgraphs - All subgraphs that were composed.
 */
export function isSharedAfterAll(message: string, subgraphs: readonly LoadedSchema[]): boolean {
  const [, type, name] = SHARED.exec(message) ?? [];
  if (type === undefined || name === undefined) return false;
  const concerned = subgraphs.filter(({ id }) => message.includes(`"${id}"`));
  return concerned.every(({ document, schema }) => {
    const names = federationNames(document);
    const ofType = nodesOf(schema.getType(type) ?? {});
    const ofField = nodesOf(fieldsOf(schema.getType(type))[name] ?? {});
    return (
      federationUses('@interfaceObject', ofType, names).length > 0 &&
      federationUses('@shareable', [...ofType, ...ofField], names).length > 0
    );
  });
}

/** The first two schemas that are read from the same files. */
function twinsAmong(
  schemas: readonly LoadedSchema[],
): readonly [LoadedSchema, LoadedSchema] | undefined {
  const known = new Map<string, LoadedSchema>();
  for (const schema of schemas) {
    const files = schema.sources.map(({ file }) => file).join('\n');
    const twin = known.get(files);
    if (twin !== undefined) return [twin, schema];
    known.set(files, schema);
  }
  return undefined;
}

/** The `fields` of a type's `@key` directives in a subgraph. */
function keysOf(type: string, { document, schema }: LoadedSchema): string[] {
  const definition = schema.getType(type);
  if (definition === undefined) return [];
  const uses = federationUses('@key', nodesOf(definition), federationNames(document));
  return uses.flatMap((use) => stringArgument(use, 'fields')?.value ?? []);
}

function hasField(key: string, field: string): boolean {
  const { selections = [] } = selectionsIn(key) ?? {};
  return selections.some((node) => node.kind === Kind.FIELD && node.name.value === field);
}
