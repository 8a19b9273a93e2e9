import * as v from 'valibot';
import {
  address,
  appliedDirective,
  folders,
  headerName,
  headerValue,
  id,
  route,
} from '../formats.ts';
import {
  boolean,
  label,
  list,
  mustBe,
  object,
  oneOf,
  optional,
  optionalWith,
  record,
  required,
  text,
} from '../words.ts';

export const content = object('ContentConfig', {
  id: required(id, 'Names the root in sidebars and messages.'),
  path: required(label, 'Folder relative to the configuration file.'),
  route: optionalWith(route, '/', "Route that the folder's pages start with."),
  extensions: optional(
    list('endings', oneOf('md', 'mdx', 'js', 'jsx', 'ts', 'tsx')),
    'Endings of the files that are pages; other files belong to the pages that import them.',
    { usually: "`['md', 'mdx', 'jsx', 'tsx']`", example: ['md', 'mdx'] },
  ),
  include: optional(
    list('patterns', label),
    'Patterns, relative to the folder, of files and folders that pages are in, such as `guide` or `*.mdx`; all other files are none.',
    { usually: 'all files with these endings' },
  ),
  exclude: optional(
    list('patterns', label),
    'Patterns, relative to the folder, of files and folders that no pages are in, such as `drafts`.',
  ),
  numberPrefixes: optional(
    oneOf('keep'),
    'Whether numbers in front of names of files and folders, as in `01-start.md`, stay in routes, ids and labels, and say nothing about the order in sidebars.',
    { usually: 'they go' },
  ),
  editUrl: optional(
    address,
    'Address of the folder in a repository\'s editor, such as `https://git.example/shop/docs/edit/main/docs`; each Markdown page of the folder then ends with the link "Edit this page".',
  ),
});

const definitionFolders = object('DefinitionFoldersConfig', {
  api: optionalWith(folders, 'api', 'Folder of operations, and of directives that they take.'),
  types: optionalWith(folders, 'types', 'Folder of all other definitions.'),
});

const section = {
  id: required(id, 'Names the schema in sidebars and messages; part of the default route.'),
  label: optional(
    label,
    'Name in sidebars and breadcrumbs; the id with a capital letter when left out.',
  ),
  title: optional(label, 'Title of the start page.', {
    usually: "`'<label> GraphQL API'`, where the label does not end like that",
  }),
  description: optional(text, 'Introduction on the start page, in Markdown.'),
  route: optional(route, 'Route of the start page.', { usually: "`'/graphql/<id>'`" }),
  folders: optional(
    definitionFolders,
    "Where definitions are below the schema's route, such as `operations` for `/graphql/shop/operations/queries/orders`; with `''`, their kinds are there at once.",
    { usually: "`{ api: 'api', types: 'types' }`", example: { api: 'operations' } },
  ),
  manual: optional(
    route,
    'Route of the manual that belongs to the schema; linked on the start page. Links to definitions, such as `[[Order]]`, on that page and below it are looked up in the schema first.',
  ),
  endpoint: optional(
    address,
    'Address that clients send operations to; the examples of operations name it.',
  ),
  headers: optional(
    record(headerName, headerValue),
    "Headers of the requests that clients send, such as `Authorization`, by name; the commands of examples send them. `$TOKEN` in a value, with or without braces around the name, stands for a variable of the reader's shell, everything else for itself. They are published, so no secrets.",
    { usually: 'none', example: { Authorization: 'Bearer $TOKEN' } },
  ),
  aliases: optional(
    oneOf('graphql-markdown'),
    'Ids that members, arguments and sections have on their page besides their own, for links from elsewhere: those of the headings of GraphQL-Markdown, such as `#placed-at` for `Order.placedAt` and `#member-of` for what uses a type. `docgen init` sets it where it finds such a site.',
    { usually: 'none' },
  ),
  introspection: optionalWith(
    boolean,
    false,
    'Whether the start page offers the answer to an introspection query as a file, beside the SDL.',
  ),
};

const files = list('SDL files', label);
const mustBeFiles = mustBe('an SDL file or a list of them');
const sdlFiles = v.pipe(files, v.minLength(1, mustBeFiles));

const sdlPath = v.lazy(
  (value): v.GenericSchema<string | string[]> => (Array.isArray(value) ? sdlFiles : label),
);

const schemaVersion = object('SchemaVersionConfig', {
  label: required(label, 'Name of the version, such as `2.1.0`.'),
  path: required(
    label,
    'SDL file or folder of the version, or either as a commit has it, such as `v2.1.0:schemas/orders.graphql`.',
  ),
});

const instance = object('SchemaInstanceConfig', {
  ...section,
  path: required(
    sdlPath,
    'SDL file, or several that make one schema, relative to the configuration file.',
  ),
  errors: optional(
    label,
    'Markdown file with a table of the errors of operations, relative to the configuration file; with an id behind it, such as `docs/orders.mdx#errors`, the table below that heading. The first column names operations as code, an empty cell those of the row above; what stands behind them is shown on the pages of these operations.',
  ),
  history: optional(
    list('versions', schemaVersion),
    'Earlier versions of the schema, the oldest first: types and members then say in which one they were added, and in which their type changed last; in the composed schema, too, as the owner has it.',
  ),
  strictness: optionalWith(
    oneOf('strict', 'lenient'),
    'strict',
    'What mistakes in the schema are. `lenient` is for schemas that others publish: unknown directives and types, duplicates, empty types, fields that a gateway cannot reach and broken links in descriptions are warnings, and all that is sound is documented.',
  ),
});

const composed = object('ComposedSchemaConfig', {
  ...section,
  subgraphs: optional(
    list('ids of schemas', id),
    'Ids of the instances to compose; all of them when left out.',
  ),
  path: optional(
    label,
    'SDL file of the supergraph, relative to the configuration file, where something else composes it, such as a schema registry. Instances belong to it by their ids, which are the names of its subgraphs. docgen composes them itself when left out.',
  ),
});

const hide = object('HideConfig', {
  directives: optional(
    list('directives such as \'@tag(name: "internal")\'', appliedDirective),
    'What these directives are applied to, such as `@inaccessible` or `@tag(name: "internal")`; other arguments do not matter. What one subgraph hides is hidden in the composed schema and in its other subgraphs, too.',
  ),
  names: optional(
    list('schema coordinates', label),
    'Schema coordinates, such as `Internal*`, `Order.debug*`, `*.secret` or `@audited`; `*` stands for any part of a name.',
  ),
  federation: optionalWith(
    v.boolean(mustBe('true or false')),
    false,
    'Whether what gateways and subgraphs tell each other is hidden: `join__*`, `link__*`, `@link`, `@composeDirective`, `_Entity`, `_Any`, `_Service` and the fields that return them; also what GraphQL Mesh and Grafbase have gateways know of services, such as `@transport` with their addresses, but not what clients meet, such as `@rateLimit`.',
  ),
});

export const schemas = v.pipe(
  object('SchemasConfig', {
    instances: required(list('schemas', instance), 'The schemas, usually one per service.'),
    hide: optional(
      hide,
      'What no page, example, relation or Markdown twin shows of any schema, and what depends on it.',
    ),
    composed: optional(
      composed,
      "The schema composed from instances with Apollo Federation's rules.",
    ),
  }),
  v.transform(({ instances, composed, hide }) => ({
    ...(hide !== undefined && { hide }),
    instances: instances.map(({ path, ...rest }) => ({
      ...withDefaults(rest),
      paths: typeof path === 'string' ? [path] : path,
    })),
    composed: composed && {
      ...withDefaults(composed),
      subgraphs: composed.subgraphs ?? instances.map(({ id }) => id),
    },
  })),
);

interface Section {
  readonly id: string;
  readonly label?: string;
  readonly title?: string;
  readonly route?: string;
}

function withDefaults<S extends Section>({ id, label, title, route, ...rest }: S) {
  const name = label ?? id.charAt(0).toUpperCase() + id.slice(1);
  return {
    ...rest,
    id,
    label: name,
    title: title ?? `${name.replace(/(?:^|\s+)(?:GraphQL)?\s*(?:API)?$/i, '')} GraphQL API`.trim(),
    route: route ?? `/graphql/${id}`,
  };
}
