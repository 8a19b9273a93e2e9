import type { Checked, Diagnostic } from '@docgen/core/diagnostic';
import { parse } from 'yaml';
import {
  type ForeignObject,
  type ForeignValue,
  isForeignObject,
} from '../foreign/foreign-value.ts';
import { readProjectFile } from '../read-project-file.ts';
import { openSection } from '../section.ts';

/** Files of GraphQL Config that hold data. JSON is YAML. */
const NAMES = [
  '.graphqlrc',
  ...['.graphqlrc', 'graphql.config'].flatMap((name) =>
    ['.yml', '.yaml', '.json'].map((ending) => name + ending),
  ),
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
    const config = openSection(parsed(text));
    const schema = config.any('schema');
    const own = config.section('extensions')?.any('graphql-markdown');
    const value = {
      ...(schema === undefined ? {} : { schema }),
      ...(isForeignObject(own) ? own : {}),
    };
    return { value, diagnostics };
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
