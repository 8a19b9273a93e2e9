import type { Diagnostic } from '@docgen/core/diagnostic';
import { sourceAt } from '@docgen/core/sources/source-text';
import { federationNames } from '../federation/federation-names.ts';
import type { LoadedSchema } from '../load/loaded-schema.ts';
import type { Marked } from '../load/marks.ts';
import { federationUses } from '../nodes/directives-of.ts';
import { namedTypeOf } from '../nodes/named-type-of.ts';
import { placeOfNode } from '../nodes/place-of-node.ts';
import { printValue } from '../nodes/print-value.ts';
import { ownerOf } from './hidden-coordinates.ts';
import { type Input, losesDefault, nonNullInputs } from './invalid-parts.ts';

type About = Pick<Diagnostic, 'message' | 'hint'>;

/**
 * Warns about what readers cannot use as it is documented: fields and input objects whose required
 * argument or input field is hidden. Also about arguments and input fields that look required,
 * because their default value is hidden. Those of directives are not reported, because few directives
 * are for clients. Those of a composed schema are reported in its subgraphs.
 *
 * @param marked - Coordinates that are hidden on purpose, there or in other subgraphs.
 * @param hidden - Coordinates of everything that is not visible.
 */
export function hiddenRequired(
  { complete, document, sources }: Pick<LoadedSchema, 'complete' | 'document' | 'sources'>,
  marked: Pick<Marked, 'hidden'>,
  hidden: ReadonlySet<string>,
): Diagnostic[] {
  const onPurpose = new Set(marked.hidden);
  const names = federationNames(document);
  const inputs = nonNullInputs(complete).filter(
    ([coordinate, node]) =>
      !coordinate.startsWith('@') &&
      !hidden.has(ownerOf(coordinate)) &&
      // Gateways fill these arguments, and clients cannot.
      federationUses('@fromContext', [node], names).length === 0,
  );
  const lost = new Set(losesDefault(inputs, complete, hidden));
  return inputs.flatMap((input): Diagnostic[] => {
    const [coordinate, node] = input;
    const place = placeOfNode(node);
    const source = sourceAt(place, sources);
    const isHidden = hidden.has(coordinate);
    const isReported = isHidden ? node.defaultValue === undefined : lost.has(input);
    if (source === undefined || !isReported) return [];
    const about = isHidden ? withoutRequired(input) : withoutDefault(input);
    return [{ code: 'hidden-required', severity: 'warning', ...about, place, source }];
  });

  function withoutRequired([coordinate, { type }]: Input): About {
    const owner = ownerOf(coordinate);
    const use = coordinate.includes('(') ? `call "${owner}"` : `write a value of "${owner}"`;
    const name = namedTypeOf(type);
    let because = '';
    if (hidden.has(name)) because = `, because its type "${name}" is`;
    else if (!onPurpose.has(coordinate))
      because = ', because it is in an interface, or in another type that implements it';
    return {
      message: `"${coordinate}" is hidden${because}, but it is required: readers cannot ${use}.`,
      hint: `Hide "${owner}" as well, or give "${coordinate}" a default value.`,
    };
  }
}

function withoutDefault([coordinate, { defaultValue }]: Input): About {
  const value = defaultValue === undefined ? '' : printValue(defaultValue);
  return {
    message: `"${coordinate}" looks required, because its default value ${value} names something that is hidden: readers cannot tell that they may omit it.`,
    hint: `Hide "${coordinate}" as well, give it another default value, or show what ${value} names.`,
  };
}
