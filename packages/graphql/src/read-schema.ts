/** What it takes to make a model of SDL, to be imported together. */
export { buildSchemaModel } from './build-schema-model.ts';
export { composeSupergraph } from './compose-supergraph.ts';
export { loadSubgraph } from './load-subgraph.ts';
