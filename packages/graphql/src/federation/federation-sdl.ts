/**
 * Definitions that a subgraph may use without containing them: those of Apollo Federation 2
 * (superset of versions 2.0 to 2.15) and of the `link` specification, with descriptions for
 * readers.
 *
 * Source:
 * https://www.apollographql.com/docs/graphos/schema-design/federated-schemas/reference/subgraph-spec
 */
export const federationSdl = /* GraphQL */ `
"Names the fields that identify an entity, so that other subgraphs can refer to it."
directive @key(
  "The identifying fields, written as a selection set."
  fields: FieldSet!
  "False where the subgraph can only refer to the entity and not fetch it by this key."
  resolvable: Boolean = true
) repeatable on OBJECT | INTERFACE

"Asks the gateway for fields of other subgraphs that this field is computed from."
directive @requires(
  "The needed fields of the same type, written as a selection set."
  fields: FieldSet!
) on FIELD_DEFINITION

"Says which fields of the returned entity this subgraph can answer on this path, although another one owns them."
directive @provides(
  "The provided fields of the returned type, written as a selection set."
  fields: FieldSet!
) on FIELD_DEFINITION

"Marks a field that another subgraph resolves and that is only mentioned here."
directive @external on OBJECT | FIELD_DEFINITION

"Allows more than one subgraph to resolve the field; all of them have to give the same answer."
directive @shareable repeatable on OBJECT | FIELD_DEFINITION

"Marks a type that extends one of another subgraph, for libraries that cannot write \`extend type\`."
directive @extends on OBJECT | INTERFACE

"Moves the responsibility for a field from another subgraph to this one."
directive @override(
  "Name of the subgraph that resolved the field before."
  from: String!
  "Condition under which the move takes effect, such as a share of the traffic."
  label: String
) on FIELD_DEFINITION

"Keeps the definition out of the interface that clients see, while subgraphs can still use it."
directive @inaccessible on FIELD_DEFINITION | OBJECT | INTERFACE | UNION | ARGUMENT_DEFINITION | SCALAR | ENUM | ENUM_VALUE | INPUT_OBJECT | INPUT_FIELD_DEFINITION

"Attaches a label that tools can select definitions by."
directive @tag(
  "The label."
  name: String!
) repeatable on FIELD_DEFINITION | INTERFACE | OBJECT | UNION | ARGUMENT_DEFINITION | SCALAR | ENUM | ENUM_VALUE | INPUT_OBJECT | INPUT_FIELD_DEFINITION | SCHEMA

"Asks composition to keep the uses of a directive in the combined schema."
directive @composeDirective(
  "Name of the directive, with its @."
  name: String!
) repeatable on SCHEMA

"Stands for every type that implements the interface of the same name in another subgraph, so that fields can be added to all of them."
directive @interfaceObject on OBJECT

"Answers only requests of a user who has signed in."
directive @authenticated on FIELD_DEFINITION | OBJECT | INTERFACE | SCALAR | ENUM

"Answers only requests whose token grants certain scopes."
directive @requiresScopes(
  "Alternatives, each a list of scopes that have to be granted together."
  scopes: [[Scope!]!]!
) on FIELD_DEFINITION | OBJECT | INTERFACE | SCALAR | ENUM

"Answers only requests that satisfy policies evaluated outside the schema."
directive @policy(
  "Alternatives, each a list of policies that have to hold together."
  policies: [[Policy!]!]!
) on FIELD_DEFINITION | OBJECT | INTERFACE | SCALAR | ENUM

"Names a type as a context that fields below it can take values from."
directive @context(
  "Name of the context."
  name: String!
) repeatable on INTERFACE | OBJECT | UNION

"Fills the argument with a value from a context above the field."
directive @fromContext(
  "The context and the selection of the value."
  field: ContextFieldValue
) on ARGUMENT_DEFINITION

"Weighs the definition in estimates of an operation's cost."
directive @cost(
  "The weight; the default is 0 for scalars and enums and 1 for everything else."
  weight: Int!
) on ARGUMENT_DEFINITION | ENUM | FIELD_DEFINITION | INPUT_FIELD_DEFINITION | OBJECT | SCALAR

"Says how long a list is assumed to be in estimates of an operation's cost."
directive @listSize(
  "Length assumed when nothing else tells it."
  assumedSize: Int
  "Arguments of the field that limit the length."
  slicingArguments: [String!]
  "Fields of the result that are the list, if the result itself is none."
  sizedFields: [String!]
  "Whether exactly one of the limiting arguments has to be given."
  requireOneSlicingArgument: Boolean = true
) on FIELD_DEFINITION

"Labels answers that the gateway keeps, so that those with the label can be given up when data has changed."
directive @cacheTag(
  "The label, with values of arguments (\`{$args.id}\`) or of the entity's key (\`{$key.id}\`) in it."
  format: String!
) repeatable on FIELD_DEFINITION | OBJECT

"A selection set as text, such as \`id\` or \`id organization { id }\`."
scalar FieldSet

"Name of a scope that a token can grant."
scalar Scope

"Name of a policy."
scalar Policy

"A context and a selection within it, as text."
scalar ContextFieldValue

"Reference to an entity, as the gateway sends it: its \`__typename\` and the fields of one of its keys."
scalar _Any

"What a subgraph tells about itself."
type _Service {
  "The subgraph's schema as SDL."
  sdl: String
}

"Declares the specification that directives and types of this schema come from."
directive @link(
  "Address of the specification, version included."
  url: String
  "Prefix of the specification's names in this schema; the specification's own name when left out."
  as: String
  "What the specification is needed for."
  for: link__Purpose
  "Names that are used without a prefix."
  import: [link__Import]
) repeatable on SCHEMA

"What a linked specification is needed for; a processor that does not know it has to refuse the schema."
enum link__Purpose {
  "Needed to keep protected data protected."
  SECURITY
  "Needed to execute operations correctly."
  EXECUTION
}

"A name taken from a linked specification, or an object with the \`name\` there and, under \`as\`, the name here."
scalar link__Import
`;
