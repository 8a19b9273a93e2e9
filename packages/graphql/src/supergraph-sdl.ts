/**
 * What composition adds to a supergraph beside the definitions that subgraphs use: those of the
 * `join` specification, versions 0.3 to 0.5, and the scalars of others. Described for readers,
 * because composition itself describes nothing.
 *
 * Source: https://specs.apollo.dev/join/v0.3
 */
export const supergraphSdl = /* GraphQL */ `
"Says that a subgraph knows the enum value."
directive @join__enumValue(
  "The subgraph."
  graph: join__Graph!
) repeatable on ENUM_VALUE

"Ties a value of \`join__Graph\` to the subgraph it stands for."
directive @join__graph(
  "Name of the subgraph."
  name: String!
  "Address that the gateway reaches the subgraph at; empty when it is configured elsewhere."
  url: String!
) on ENUM_VALUE

"Says which subgraph resolves the field. A field without it is resolved by every subgraph of its type."
directive @join__field(
  "The subgraph."
  graph: join__Graph
  "Fields of other subgraphs that the gateway has to fetch first."
  requires: join__FieldSet
  "Fields of the returned entity that the subgraph answers on this path."
  provides: join__FieldSet
  "Type of the field in the subgraph, where it differs from the combined one."
  type: String
  "True where the subgraph only mentions the field and another one resolves it."
  external: Boolean
  "Name of the subgraph that the field was taken over from."
  override: String
  "True where another subgraph took the field over and this one still needs it."
  usedOverridden: Boolean
  "Condition under which the takeover holds, such as a share of the traffic."
  overrideLabel: String
  "Arguments that are filled from a context above the field."
  contextArguments: [join__ContextArgument!]
) repeatable on FIELD_DEFINITION | INPUT_FIELD_DEFINITION

"Says in which subgraph the type implements an interface."
directive @join__implements(
  "The subgraph."
  graph: join__Graph!
  "Name of the interface."
  interface: String!
) repeatable on OBJECT | INTERFACE

"Says that a subgraph defines the type, and by which key it can be fetched there."
directive @join__type(
  "The subgraph."
  graph: join__Graph!
  "Fields that identify the entity; absent for types that are no entities."
  key: join__FieldSet
  "True where the subgraph extends the type of another one."
  extension: Boolean! = false
  "False where the subgraph can only refer to the entity and not fetch it by the key."
  resolvable: Boolean! = true
  "True where the subgraph stands in for all implementations of the interface."
  isInterfaceObject: Boolean! = false
) repeatable on OBJECT | INTERFACE | UNION | ENUM | INPUT_OBJECT | SCALAR

"Says that a subgraph counts a type among the members of the union."
directive @join__unionMember(
  "The subgraph."
  graph: join__Graph!
  "Name of the member."
  member: String!
) repeatable on UNION

"A selection set as text, such as \`id\`."
scalar join__FieldSet

"The subgraphs that the schema is composed from."
enum join__Graph

"A selection within a context, as text."
scalar join__FieldValue

"An argument whose value comes from a context above the field."
input join__ContextArgument {
  "Name of the argument."
  name: String!
  "Type of the argument."
  type: String!
  "Name of the context."
  context: String!
  "Where in the context the value is found."
  selection: join__FieldValue!
}

"Name of a scope that a token can grant."
scalar requiresScopes__Scope

"Name of a policy."
scalar policy__Policy

"A context and a selection within it, as text."
scalar context__ContextFieldValue

"Fills the argument with a value from a context above the field."
directive @context__fromContext(
  "The context and the selection of the value."
  field: context__ContextFieldValue
) on ARGUMENT_DEFINITION
`;
