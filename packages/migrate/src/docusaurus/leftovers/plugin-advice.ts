import type { PluginEntry } from '../read/plugin-list.ts';
import { OWN_SEARCH } from './setting-advice.ts';

/** Advice for plugins, by parts of their names; the first match counts. */
const ADVICE: Readonly<Record<string, string>> = {
  'ideal-image':
    'docgen hashes pictures, writes their size and loads them lazily. Write them as Markdown.',
  'google-|gtag|gtm|analytics|matomo|plausible|posthog|hotjar|segment':
    'Add its script to the shell.tsx of a theme, the folder that `theme` names.',
  pwa: 'docgen does not generate a service worker.',
  'live-codeblock': 'Live code blocks are plain code blocks now.',
  'search|algolia|typesense': OWN_SEARCH,
  'openapi|redoc|scalar|typedoc|asyncapi':
    'docgen generates references only for GraphQL schemas. Publish this one beside the site and link to it.',
  llms: 'Nothing is lost: docgen writes llms.txt and a Markdown twin of each page by itself.',
  'plugin-sass': 'docgen compiles Sass with the package sass. Install it if it is missing.',
  'tailwind|less|webpack|postcss':
    'docgen bundles with esbuild; compile stylesheets before the build.',
  alias: 'Write its aliases into `compilerOptions.paths` of tsconfig.json, which docgen reads.',
  versions:
    'Make the folder of each version a content root with its own route and sidebar, and list the routes in `versions`, which adds a menu to the navbar.',
};

/** Advice for a plugin that was not migrated. */
export function pluginAdvice({ kind, name }: PluginEntry): string {
  const known = Object.entries(ADVICE).find(([parts]) => new RegExp(parts).test(name));
  if (known !== undefined) return known[1];
  return kind === 'theme'
    ? 'A theme of docgen is a folder with a styles.css, shell.tsx, article.tsx or pages.tsx. Set `theme` to it.'
    : 'docgen has no plugins. Use a script before `docgen build` for what it generated, and a theme for what it displayed.';
}
