import type { Checked, Diagnostic } from '@docgen/core/diagnostic';
import { parse } from 'yaml';
import {
  type ForeignObject,
  type ForeignValue,
  isForeignObject,
} from '../foreign/foreign-value.ts';
import { readProjectFile } from '../read-project-file.ts';

/** Files of GraphQL Config that hold data. JSON is YAML. */
const NAMES = [
  '.graphqlrc',
  '.graphqlrc.yml',
  '.graphqlrc.yaml',
  '.graphqlrc.json',
  'graphql.config.yml',
  'graphql.config.yaml',
  'graphql.config.json',
];

/**
 * The options of GraphQL-Markdown that stand in a file of GraphQL Config.
 *
 * @see https://the-guild.dev/graphql/config/docs
 * @param folder - Absolute path of the site.
 * @returns Nothing when there is no such file, or none that could be read, which is a warning.
 */
export async function graphqlConfig(folder: string): Promise<Checked<ForeignObject>> {
  const diagnostics: Diagnostic[] = [];
  for (const name of NAMES) {
    const { value: text, diagnostics: found } = await readProjectFile(folder, name);
    diagnostics.push(...found);
    if (text === undefined) continue;
    const config = parsed(text);
    if (!isForeignObject(config)) return { value: {}, diagnostics };
    const { schema, extensions } = config;
    const own = isForeignObject(extensions) ? extensions['graphql-markdown'] : undefined;
    return {
      value: {
        ...(schema === undefined ? {} : { schema }),
        ...(isForeignObject(own) ? own : {}),
      },
      diagnostics,
    };
  }
  return { value: {}, diagnostics };
}

/** What YAML gives without custom tags is data. */
function parsed(text: string): ForeignValue {
  try {
    return parse(text) as ForeignValue;
  } catch {
    return null;
  }
}
