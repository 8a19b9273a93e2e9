import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type ForeignObject,
  type ForeignValue,
  isForeignObject,
} from '@docgen/build/foreign/foreign-value';
import { parse } from 'yaml';

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
 * @returns Nothing when there is no such file, or none that could be read.
 */
export async function graphqlConfig(folder: string): Promise<ForeignObject> {
  for (const name of NAMES) {
    const text = await readFile(join(folder, name), 'utf8').catch(() => undefined);
    if (text === undefined) continue;
    const config = parsed(text);
    if (!isForeignObject(config)) return {};
    const { schema, extensions } = config;
    const own = isForeignObject(extensions) ? extensions['graphql-markdown'] : undefined;
    return {
      ...(schema === undefined ? {} : { schema }),
      ...(isForeignObject(own) ? own : {}),
    };
  }
  return {};
}

/** What YAML gives without custom tags is data. */
function parsed(text: string): ForeignValue {
  try {
    return parse(text) as ForeignValue;
  } catch {
    return null;
  }
}
