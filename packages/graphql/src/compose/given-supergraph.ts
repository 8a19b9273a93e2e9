import type { ResolvedComposedSchema, Visibility } from '@docgen/core/config';
import type { Checked, Diagnostic } from '@docgen/core/diagnostic';
import type { SourceText } from '@docgen/core/sources/source-text';
import { graphNames } from '../federation/graph-names.ts';
import { loadSubgraph } from '../load/load-subgraph.ts';
import type { LoadedSchema } from '../load/loaded-schema.ts';
import { takenOver } from './compose-supergraph.ts';

/**
 * Reads a supergraph that another tool has composed, such as a schema registry, instead of
 * composing it.
 *
 * @param config - Lists its subgraphs by their names in it.
 * @param source - Its SDL.
 * @param visibility - Determines which definitions of subgraphs are shown and hidden. The supergraph
 *   records them, because the other tool may not keep the directives that mark them.
 * @param subgraphs - Loaded schemas; those that `config` does not name are ignored.
 * @param examples - Operations to be shown as examples; `buildSchemaModel` checks them.
 * @returns The supergraph, with an `unknown-subgraph` warning for each configured subgraph that it
 *   does not contain; or `undefined` with the errors in the SDL, `composition-error` if it is not a
 *   supergraph.
 */
export function givenSupergraph({
  config,
  source,
  subgraphs,
  visibility = {},
  examples = [],
}: {
  config: Pick<ResolvedComposedSchema, 'id' | 'subgraphs'>;
  source: SourceText;
  subgraphs: readonly LoadedSchema[];
  visibility?: Visibility;
  examples?: readonly SourceText[];
}): Checked<LoadedSchema | undefined> {
  const taking = subgraphs.filter(({ id }) => config.subgraphs.includes(id));
  const strictness = taking.some(({ lenient }) => lenient) ? 'lenient' : 'strict';
  const { id } = config;
  const { value, diagnostics } = loadSubgraph({ config: { id, strictness }, sources: [source] });
  if (value === undefined) return { value, diagnostics };
  if (!value.composed)
    return { value: undefined, diagnostics: [...diagnostics, notComposed(source)] };
  const names = [...graphNames(value.document).values()];
  return {
    value: {
      ...value,
      examples,
      ...takenOver(taking, visibility),
      // Without subgraphs, nothing else reports what is wrong with hidden definitions.
      ...(taking.length === 0 && { sources: value.sources }),
    },
    diagnostics: [
      ...diagnostics,
      ...config.subgraphs
        .filter((subgraph) => !names.includes(subgraph))
        .map((subgraph) => unknownSubgraph(subgraph, names, source)),
    ],
  };
}

function notComposed({ file }: SourceText): Diagnostic {
  return {
    code: 'composition-error',
    severity: 'error',
    message: 'The file is not a supergraph: it does not say which subgraph defines what.',
    hint: 'Name the file that composition writes, with its `join__` directives. Without `composed.path`, docgen composes the schemas itself.',
    place: { file },
  };
}

function unknownSubgraph(id: string, names: readonly string[], { file }: SourceText): Diagnostic {
  return {
    code: 'unknown-subgraph',
    severity: 'warning',
    message: `The schema "${id}" is not one of the supergraph's subgraphs, which are ${names.map((name) => `"${name}"`).join(', ')}.`,
    hint: 'Use the name of the subgraph as the `id` of the schema, or leave it out of `composed.subgraphs`.',
    place: { file },
  };
}
