import type { OperationExample } from '@docgen/core/schema-model';
import { type GraphQLSchema, getNamedType } from 'graphql';
import { publicSchema } from '../compose/public-schema.ts';
import { accessOf } from '../federation/access.ts';
import { type FederationNames, federationNames } from '../federation/federation-names.ts';
import type { LoadedSchema } from '../load/loaded-schema.ts';
import type { OperationDefinition } from '../nodes/definition.ts';
import { type Defined, nodesOf } from '../nodes/nodes-of.ts';
import { rootTypesOf } from '../nodes/root-types.ts';
import { fieldsOf } from '../nodes/type-members.ts';
import { fieldsOfService } from './answering-service.ts';
import { type Asks, implementations } from './asks.ts';
import { generatedExample } from './generated-example.ts';
import { ownFields } from './own-fields.ts';

/**
 * Returns a function that generates examples of a schema's operations. In a supergraph, they select
 * only fields of the services that answer the operation, in a subgraph only fields that it resolves
 * itself. They contain nothing that gateways hide from clients, unless the operation itself is
 * hidden, and nothing that requires other permissions than the operation does.
 *
 * @param hides - Whether anything in the schema is `@inaccessible`.
 */
export function clientExamples(
  loaded: LoadedSchema,
  hides: boolean,
): (definition: OperationDefinition) => OperationExample | undefined {
  const { composed, schema, document, hiding } = loaded;
  const { whole, names } = hiding ?? { whole: schema, names: federationNames(document) };
  const demands = demandsOf(whole, names);
  if (!composed) {
    return (definition) => {
      const { root, name } = definition;
      const own = ownFields(whole, names, root.name, name);
      return generatedExample(definition, schema, granted(own, demands, root.name, name));
    };
  }
  const visible = hides ? publicSchema(loaded) : schema;
  const roots = rootTypesOf(visible);
  return (definition) => {
    const { kind, name } = definition;
    const root = roots.get(kind);
    const field = root?.getFields()[name];
    const ofService = fieldsOfService(whole, definition.root.name, name);
    const asks = granted(ofService, demands, definition.root.name, name);
    return root && field
      ? generatedExample({ kind, root, field }, visible, asks)
      : generatedExample(definition, schema, asks);
  };
}

/**
 * The access that a gateway requires for a field, its type and its result, each as text; usually
 * none.
 */
type Demands = (type: string, field: string) => readonly string[];

function demandsOf(schema: GraphQLSchema, names: FederationNames): Demands {
  if (!names.enforcing) return () => [];
  const demandOf = (definition: Defined) => {
    const access = accessOf(nodesOf(definition), names);
    return access === undefined ? [] : [JSON.stringify(access)];
  };
  return (typeName, fieldName) => {
    // A field that is selected on an interface is requested of all object types that implement it.
    const fields = [typeName, ...implementations(schema, typeName)].flatMap(
      (name) => fieldsOf(schema.getType(name))[fieldName] ?? [],
    );
    return [
      ...demandOf(schema.getType(typeName) ?? {}),
      ...fields.flatMap((field) => [...demandOf(field), ...demandOf(getNamedType(field.type))]),
    ];
  };
}

/** What can be selected with the permissions that an operation requires. */
function granted(asks: Asks, demands: Demands, root: string, operation: string): Asks {
  const needed = demands(root, operation);
  const within = ({ has, below }: Asks): Asks => ({
    has: (type, field) =>
      has(type, field) && demands(type, field).every((demand) => needed.includes(demand)),
    below: (type, field) => within(below(type, field)),
  });
  return within(asks);
}
