import type { OperationExample } from '@docgen/core/schema-model';
import type { OperationDefinition } from '../definition.ts';
import type { LoadedSchema } from '../loaded-schema.ts';
import { publicSchema } from '../public-schema.ts';
import { fieldsOfService } from './answering-service.ts';
import { generatedExample } from './generated-example.ts';

/**
 * Makes the function that makes up examples of a schema's operations. Those of a supergraph ask the
 * services that answer the operation, and no others. What the gateway keeps from clients is in none
 * of them, unless the operation itself is kept from them.
 *
 * @param hides - Whether anything of the schema is `@inaccessible`.
 */
export function clientExamples(
  loaded: LoadedSchema,
  hides: boolean,
): (definition: OperationDefinition) => OperationExample | undefined {
  const { composed, schema, whole = schema } = loaded;
  if (!composed) return (definition) => generatedExample(definition, schema);
  const visible = hides ? publicSchema(loaded) : schema;
  const roots = {
    queries: visible.getQueryType(),
    mutations: visible.getMutationType(),
    subscriptions: visible.getSubscriptionType(),
  };
  return (definition) => {
    const { kind, name } = definition;
    const root = roots[kind];
    const field = root?.getFields()[name];
    const asks = fieldsOfService(whole, definition.root.name, name);
    return root && field
      ? generatedExample({ kind, root, field }, visible, asks)
      : generatedExample(definition, schema, asks);
  };
}
