import type {
  ResolvedComposedSchema,
  ResolvedSchemaInstance,
  SiteConfig,
} from '@docgen/core/config';
import { MAX_MARKDOWN_SIZE } from '@docgen/files/read-file';
import type { ObjectOf } from './combinators.ts';
import type { siteFields } from './fields/site-fields.ts';

/** A configuration that passed every check. */
type CheckedConfig = ObjectOf<typeof siteFields>;
type Schemas = CheckedConfig['schemas'];
type Markdown = NonNullable<CheckedConfig['markdown']>;

const SOCIAL_IMAGES = { accent: '#2e8555', background: '#ffffff', text: '#1d2521' };
const MERMAID_THEMES = { light: 'default', dark: 'dark' };

/** Fills in the defaults that depend on other keys. */
export function resolveConfig(checked: CheckedConfig): SiteConfig {
  const { navbar, markdown, schemas, stylesheets, socialImages, ...rest } = checked;
  return {
    ...rest,
    navbar: { title: navbar?.title ?? checked.title, items: navbar?.items ?? [] },
    schemas: resolveSchemas(schemas),
    stylesheets: stylesheets.map((sheet) => ({
      ...sheet,
      // Browsers verify a hash of another origin's file only when it is requested with CORS.
      ...(sheet.integrity !== undefined && { crossorigin: sheet.crossorigin ?? 'anonymous' }),
    })),
    markdown: resolveMarkdown(markdown),
    ...(socialImages !== false && {
      socialImages: socialImages === true ? SOCIAL_IMAGES : socialImages,
    }),
  };
}

function resolveSchemas({ instances, composed }: Schemas): SiteConfig['schemas'] {
  const resolved = instances.map(
    ({ path, ...section }): ResolvedSchemaInstance => ({
      ...resolveSection(section),
      paths: typeof path === 'string' ? [path] : path,
    }),
  );
  if (composed === undefined) return { instances: resolved };
  const { subgraphs = instances.map(({ id }) => id), ...section } = composed;
  const whole: ResolvedComposedSchema = { ...resolveSection(section), subgraphs };
  return { instances: resolved, composed: whole };
}

interface Section {
  id: string;
  label?: string;
  title?: string;
  description?: string;
  route?: string;
  manual?: string;
}

function resolveSection({ id, label, title, route, ...rest }: Section) {
  const name = label ?? id.charAt(0).toUpperCase() + id.slice(1);
  return {
    ...rest,
    id,
    label: name,
    title: title ?? `${name} GraphQL API`,
    route: route ?? `/graphql/${id}`,
  };
}

function resolveMarkdown(given: Markdown | undefined): SiteConfig['markdown'] {
  const {
    format = 'mdx',
    v1Compatibility = { comments: true, admonitions: true, headingIds: true },
    admonitions = [],
    mermaid = true,
    math = true,
    emoji = false,
    maxFileSize = MAX_MARKDOWN_SIZE,
  } = given ?? {};
  return {
    format,
    v1Compatibility,
    admonitions,
    ...(mermaid !== false && { mermaid: mermaid === true ? { themes: MERMAID_THEMES } : mermaid }),
    ...(math !== false && { math: math === true ? { stylesheet: 'cdn' } : math }),
    emoji,
    maxFileSize,
  };
}
