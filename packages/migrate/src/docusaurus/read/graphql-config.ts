import type { Checked, Diagnostic } from '@docgen/core/diagnostic';
import { type ForeignObject, isForeignObject } from '../../foreign/foreign-value.ts';
import { projectYaml, readProjectFile } from '../../read-project-file.ts';
import { openSection } from '../../section.ts';

/** Files of GraphQL Config that contain data. JSON is parsed as YAML. */
const NAMES = [
  ...['.graphqlrc', '.graphqlrc.yml', '.graphqlrc.yaml', '.graphqlrc.json'],
  ...['graphql.config.yml', 'graphql.config.yaml', 'graphql.config.json'],
];

/**
 * The options of GraphQL-Markdown in a file of GraphQL Config.
 *
 * @see https://the-guild.dev/graphql/config/docs
 * @param folder - Absolute path of the site.
 * @returns No options if there is no such file, or if it cannot be read, then with a warning.
 */
export async function graphqlConfig(folder: string): Promise<Checked<ForeignObject>> {
  const diagnostics: Diagnostic[] = [];
  for (const name of NAMES) {
    const { value: text, diagnostics: found } = await readProjectFile(folder, name);
    diagnostics.push(...found);
    if (text === undefined) continue;
    const { value: data, diagnostics: invalid } = projectYaml(text, name);
    diagnostics.push(...invalid);
    const config = openSection(data);
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
