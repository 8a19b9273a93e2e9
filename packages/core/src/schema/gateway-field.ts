/**
 * Whether a root field is one of those with which gateways query subgraphs. Gateways do not accept
 * them from clients.
 *
 * Source:
 * https://www.apollographql.com/docs/graphos/schema-design/federated-schemas/reference/subgraph-spec
 */
export function isGatewayField(name: string): boolean {
  return name === '_entities' || name === '_service';
}
