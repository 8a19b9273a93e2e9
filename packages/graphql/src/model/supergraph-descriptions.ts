/**
 * Descriptions, by coordinate, of what composition adds to a supergraph in addition to the
 * definitions that subgraphs use. Composition itself describes nothing. Covers versions 0.3 to 0.5
 * of the `join` specification, and scalars of other specifications.
 *
 * Source: https://specs.apollo.dev/join/v0.3
 */
export const supergraphDescriptions: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '@join__enumValue': 'Says that a subgraph knows the enum value.',
    '@join__enumValue(graph:)': 'The subgraph.',
    '@join__graph': 'Ties a value of `join__Graph` to the subgraph it stands for.',
    '@join__graph(name:)': 'Name of the subgraph.',
    '@join__graph(url:)':
      'Address that the gateway reaches the subgraph at; empty when it is configured elsewhere.',
    '@join__field':
      'Says which subgraph resolves the field. A field without it is resolved by every subgraph of its type.',
    '@join__field(graph:)': 'The subgraph.',
    '@join__field(requires:)': 'Fields of other subgraphs that the gateway has to fetch first.',
    '@join__field(provides:)':
      'Fields of the returned entity that the subgraph answers on this path.',
    '@join__field(type:)':
      'Type of the field in the subgraph, where it differs from the combined one.',
    '@join__field(external:)':
      'True where the subgraph only mentions the field and another one resolves it.',
    '@join__field(override:)': 'Name of the subgraph that the field was taken over from.',
    '@join__field(usedOverridden:)':
      'True where another subgraph took the field over and this one still needs it.',
    '@join__field(overrideLabel:)':
      'Condition under which the takeover holds, such as a share of the traffic.',
    '@join__field(contextArguments:)': 'Arguments that are filled from a context above the field.',
    '@join__implements': 'Says in which subgraph the type implements an interface.',
    '@join__implements(graph:)': 'The subgraph.',
    '@join__implements(interface:)': 'Name of the interface.',
    '@join__type':
      'Says that a subgraph defines the type, and by which key it can be fetched there.',
    '@join__type(graph:)': 'The subgraph.',
    '@join__type(key:)': 'Fields that identify the entity; absent for types that are no entities.',
    '@join__type(extension:)': 'True where the subgraph extends the type of another one.',
    '@join__type(resolvable:)':
      'False where the subgraph can only refer to the entity and not fetch it by the key.',
    '@join__type(isInterfaceObject:)':
      'True where the subgraph stands in for all implementations of the interface.',
    '@join__unionMember': 'Says that a subgraph counts a type among the members of the union.',
    '@join__unionMember(graph:)': 'The subgraph.',
    '@join__unionMember(member:)': 'Name of the member.',
    join__FieldSet: 'A selection set as text, such as `id`.',
    join__Graph: 'The subgraphs that the schema is composed from.',
    join__FieldValue: 'A selection within a context, as text.',
    join__ContextArgument: 'An argument whose value comes from a context above the field.',
    'join__ContextArgument.name': 'Name of the argument.',
    'join__ContextArgument.type': 'Type of the argument.',
    'join__ContextArgument.context': 'Name of the context.',
    'join__ContextArgument.selection': 'Where in the context the value is found.',
    requiresScopes__Scope: 'Name of a scope that a token can grant.',
    policy__Policy: 'Name of a policy.',
    context__ContextFieldValue: 'A context and a selection within it, as text.',
    '@context__fromContext': 'Fills the argument with a value from a context above the field.',
    '@context__fromContext(field:)': 'The context and the selection of the value.',
  }),
);
