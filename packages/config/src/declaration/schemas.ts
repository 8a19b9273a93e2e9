import { capitalised } from '@docgen/core/strings/capitalised';
import * as v from 'valibot';
import { entryFor, insteadOfPath } from './entry-for.ts';
import {
  address,
  appliedDirective,
  baseUrl,
  coordinatePattern,
  explorer,
  folders,
  headerName,
  headerValue,
  id,
  route,
} from './formats.ts';
import { optional, optionalWith, required } from './keys.ts';
import { mustBe } from './message.ts';
import { object, record } from './objects.ts';
import { boolean, label, list, oneOf, text } from './values.ts';

const definitionFolders = object('DefinitionFoldersConfig', {
  api: optionalWith(
    folders,
    'api',
    'Folder of operations, and of directives that are allowed in operations.',
  ),
  types: optionalWith(folders, 'types', 'Folder of all other definitions.'),
});

const section = {
  id: required(id, 'Id of the schema in sidebars and messages, and in the default route.'),
  label: optional(
    label,
    'Name in sidebars and breadcrumbs; by default the id with a capital letter and spaces for hyphens: `Employee events` for `employee-events`, `Shop API` for `shop-api`.',
  ),
  title: optional(label, 'Title of the start page.', {
    usually:
      "`'<label> GraphQL API'`, without repeating an `API` or `API reference` at the end of the label, or an `API` before a version",
  }),
  description: optional(text, 'Introduction on the start page, in Markdown.'),
  linkBase: optional(
    baseUrl,
    'URL that links and images in the descriptions of the SDL are relative to, for third-party schemas whose links are relative to the site of their vendor: `/rest/overview` then leads to `https://docs.vendor.example/rest/overview`. It also applies to these descriptions in the composed schema.',
    { usually: 'the site', example: 'https://docs.vendor.example/' },
  ),
  route: optional(route, 'Route of the start page.', { usually: "`'/graphql/<id>'`" }),
  folders: optional(
    definitionFolders,
    "Folders of definitions below the route of the schema, such as `operations` in `/graphql/shop/operations/queries/orders`. `''` omits the folder.",
    { usually: "`{ api: 'api', types: 'types' }`", example: { api: 'operations' } },
  ),
  manual: optional(
    route,
    'Route of the manual for the schema. The start page links to it. On this page and on pages below it, links to definitions, such as `[[Order]]`, are looked up in this schema first.',
  ),
  endpoint: optional(
    address,
    'URL that clients send operations to. The start page and examples of operations contain it.',
  ),
  headers: optional(
    record(headerName, headerValue),
    "HTTP headers by name, such as `Authorization`, for the commands in examples of operations. `$TOKEN` in a value, with or without braces around the name, is a variable of the reader's shell; all other characters are literal. The values are published, so do not put secrets here.",
    { usually: 'none', example: { Authorization: 'Bearer $TOKEN' } },
  ),
  explorer: optional(
    explorer,
    'URL that opens an operation in a tool such as GraphiQL. docgen replaces `{operation}`, `{variables}` and `{endpoint}` by the values of an example, and examples of operations link to it.',
    { example: 'https://api.garden.example/graphiql?query={operation}&variables={variables}' },
  ),
  aliases: optional(
    oneOf('graphql-markdown'),
    'Additional ids of members, arguments and sections, so that existing links keep working: those of headings of GraphQL-Markdown, such as `#placed-at` for `Order.placedAt` and `#member-of` for the uses of a type. `docgen init` sets it for sites that used GraphQL-Markdown.',
    { usually: 'none' },
  ),
  introspection: optionalWith(
    boolean,
    false,
    'Whether the start page offers the result of an introspection query for download, in addition to the SDL.',
  ),
};

const files = list('SDL files or folders', label);
const mustBeFiles = mustBe('an SDL file, a folder of SDL files or a list of these');
const sdlFiles = v.pipe(files, v.minLength(1, mustBeFiles));

const sdlPath = v.lazy(
  (value): v.GenericSchema<string | string[]> => (Array.isArray(value) ? sdlFiles : label),
);

const schemaVersion = object('SchemaVersionConfig', {
  label: required(label, 'Name of the version, such as `2.1.0`.'),
  path: required(
    label,
    'SDL file or folder of the version. To read it from a git commit, put the commit, branch or tag before it, as in `v2.1.0:schemas/orders.graphql`.',
  ),
});

const instance = object(
  'SchemaInstanceConfig',
  {
    ...section,
    path: required(
      sdlPath,
      'SDL file of the schema, a folder of SDL files that make up the schema, or a list of files and folders, relative to the configuration file. Of a folder, all files that end in `.graphql`, `.graphqls`, `.gql` or `.sdl` are read, also those in folders below. A file may also be the JSON result of an introspection query, for schemas that are not composed.',
    ),
    errors: optional(
      label,
      'Markdown file with a table of the errors of operations, relative to the configuration file. Append an id, as in `docs/orders.mdx#errors`, to use the table below that heading. The first column names operations as code; an empty cell repeats those of the row above. The page of each operation shows the other columns of its rows.',
    ),
    history: optional(
      list('versions', schemaVersion),
      'Versions of the schema, the oldest first. The reference then shows in which version types and members were added, and in which the type of a member last changed, and has a page with the changes of all versions. The composed schema shows the versions of the owner.',
    ),
    reference: optionalWith(
      boolean,
      true,
      'Whether the site has a reference of the schema. With `false`, the service only takes part in the composed schema, for sites that show the API as clients see it. Pages of the composed schema name the service, and link to its `manual`.',
    ),
    strictness: optionalWith(
      oneOf('strict', 'lenient'),
      'strict',
      'Severity of mistakes in the schema. `lenient` is for third-party schemas: unknown directives and types, duplicates, empty types, fields that a gateway cannot reach and broken links in descriptions are warnings, and docgen documents all valid definitions.',
    ),
  },
  undefined,
  { insteadOf: insteadOfPath('schema') },
);

const composed = object('ComposedSchemaConfig', {
  ...section,
  subgraphs: optional(
    list('ids of schemas', id),
    'Ids of the instances to compose; by default all of them.',
  ),
  path: optional(
    label,
    'SDL file of a supergraph that another tool composes, such as a schema registry, relative to the configuration file. The ids of the instances have to be the names of its subgraphs. By default, docgen composes the instances itself.',
  ),
  examples: optional(
    label,
    'GraphQL file with operations to show as examples of the composed schema, relative to the configuration file. Unlike the examples beside the schema of a service, they may select fields of several services. By default the file beside `path`, such as `supergraph.examples.graphql` for `supergraph.graphql`. Responses are in a file beside it that ends in `.examples.json`.',
  ),
  history: optional(
    list('versions', schemaVersion),
    'Versions of the composed schema, the oldest first: folders with the SDL of the services, which docgen composes, or files of a supergraph. The reference of the composed schema then shows these instead of the versions of its services.',
  ),
});

const show = v.pipe(
  object('ShowConfig', {
    directives: optional(
      list('directives such as \'@tag(name: "public")\'', appliedDirective),
      'Directives that show the definitions to which they are applied, such as `@tag(name: "public")`. docgen ignores arguments that you do not name. A definition that is marked in one subgraph is also shown in the composed schema and in its other subgraphs.',
    ),
    names: optional(
      list('schema coordinates', coordinatePattern),
      'Schema coordinates of definitions to show, such as `Order`, `Query.order*` or `@rateLimit`; `*` matches any part of a name.',
    ),
  }),
  v.check(
    ({ directives = [], names = [] }) => directives.length + names.length > 0,
    'shows nothing.\nAdd `directives` or `names`, or remove `show` to show everything.',
  ),
);

const hide = object('HideConfig', {
  directives: optional(
    list('directives such as \'@tag(name: "internal")\'', appliedDirective),
    'Directives that hide the definitions to which they are applied, such as `@inaccessible` or `@tag(name: "internal")`. docgen ignores arguments that you do not name. A definition that is hidden in one subgraph is also hidden in the composed schema and in its other subgraphs.',
  ),
  names: optional(
    list('schema coordinates', coordinatePattern),
    'Schema coordinates of definitions to hide, such as `Internal*`, `Order.debug*`, `*.secret` or `@audited`; `*` matches any part of a name. Arguments have patterns of their own, with parentheses: `*.secret*` hides fields, input fields and enum values, `*.*(secret*:)` arguments of fields.',
  ),
  federation: optionalWith(
    boolean,
    false,
    'Whether to hide definitions that only gateways and subgraphs use: `join__*`, `link__*`, `@link`, `@composeDirective`, `_Entity`, `_Any`, `_Service` and the fields that return them. This includes directives of GraphQL Mesh and Grafbase that describe services to the gateway, such as `@transport` with the addresses of services, but not those that affect clients, such as `@rateLimit`.',
  ),
});

function schemasInsteadOf(value: unknown): string {
  const paths = (Array.isArray(value) ? value : [value]).filter((each) => typeof each === 'string');
  const entries = paths.map((path) => entryFor(path, 'schema'));
  return `Write schemas: { instances: [${entries.join(', ') || '{ … }'}] }.`;
}

export const schemas = v.pipe(
  object(
    'SchemasConfig',
    {
      instances: required(list('schemas', instance), 'The schemas, usually one per service.'),
      show: optional(
        show,
        'The definitions that the documentation shows, as in a contract of a schema registry: objects, interfaces and unions only if they or their fields are listed, and what these use. By default, everything is shown. What `hide` names is hidden in any case.',
      ),
      hide: optional(
        hide,
        'Definitions to leave out of all pages, examples, relations, downloads and Markdown twins, together with definitions that depend on them.',
      ),
      composed: optional(
        composed,
        'The schema that is composed from the instances by the rules of Apollo Federation.',
      ),
      categoryRoutes: optional(
        oneOf('numbered', 'nested'),
        'Routes of the generated index pages of groups of definitions. `nested` places them below the route of their schema, in the folders of the definitions, such as `/graphql/orders/types/objects`. `numbered` places them below `categoryRoute`, and numbers them over all schemas, as Docusaurus does: a new schema or kind of definition then changes the numbers of others, so that their routes lead to pages of another schema.',
        { usually: "`'numbered'`; `docgen init` writes `'nested'` for new sites" },
      ),
    },
    undefined,
    { insteadOf: schemasInsteadOf },
  ),
  v.transform(({ instances, composed, show, hide, categoryRoutes }) => ({
    ...(show !== undefined && { show }),
    ...(hide !== undefined && { hide }),
    ...(categoryRoutes !== undefined && { categoryRoutes }),
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

/**
 * The label of a schema without one: `Order history` for `order-history`, `API` for `api`.
 * Underscores stay, because the addresses of groups by service contain the label, in which spaces
 * become hyphens.
 */
function labelOfId(id: string): string {
  const words = id.replaceAll(/(?<=\w)-(?=\w)/g, ' ');
  return capitalised(words.replaceAll(/\bapi\b/gi, 'API'));
}

/** What the label of any schema may end with. */
const NO_NAME = /(?:^|\s+)(?:GraphQL)?\s*(?:API)?(?:(?<=GraphQL|API)\s+reference)?$/i;

/**
 * The title of a schema without one. An `API` before a version or brackets stays in its place, as
 * in `API 2.0`, but `API keys` are no API, and a service may be called `Reference`.
 */
function titleOf(label: string): string {
  const named = /\b(?:GraphQL\s+)?API(?=\s+(?:v?\d|\())/i;
  if (named.test(label)) return label.replace(named, 'GraphQL API');
  return `${label.replace(NO_NAME, '')} GraphQL API`.trim();
}

function withDefaults<S extends Section>({ id, label, title, route, ...rest }: S) {
  const name = label ?? labelOfId(id);
  return {
    ...rest,
    id,
    label: name,
    title: title ?? titleOf(name),
    route: route ?? `/graphql/${id}`,
  };
}
