import type { ConfigPlaces } from '@docgen/config/config-places';
import type { SiteConfig } from '@docgen/core/config';
import { configuredSchemas, hasReference } from '@docgen/core/configuration/configured-schemas';
import type { Diagnostic } from '@docgen/core/diagnostic';
import type { KeptSchema } from './kept-schema.ts';

/**
 * Reports schemas in which `schemas.show` shows nothing, or no operation.
 *
 * @param read - All configured schemas.
 */
export function nothingShown(
  schemas: SiteConfig['schemas'],
  read: readonly KeptSchema[],
  placeOf: ConfigPlaces,
): Diagnostic[] {
  if (schemas.show === undefined) return [];
  const { composed, hide } = schemas;
  const hidden =
    hide?.names?.length || hide?.directives?.length
      ? ' What `schemas.hide` names as well is hidden.'
      : '';
  return configuredSchemas(schemas).flatMap((schema): Diagnostic[] => {
    const lacks = read.find((each) => each.schema.id === schema.id)?.lacking;
    if (!lacks || !hasReference(schema)) return [];
    const isPart = composed?.subgraphs.includes(schema.id) === true && schema !== composed;
    // A service may extend types only.
    if (isPart && lacks === 'operations') return [];
    const what = lacks === 'operations' ? 'no operation' : 'nothing';
    const mark =
      'Mark definitions in the SDL with a directive of `schemas.show.directives`, or list them in `schemas.show.names`.';
    return [
      {
        code: 'nothing-shown',
        severity: isPart || lacks === 'operations' ? 'warning' : 'error',
        message: `schemas.show shows ${what} of the schema "${schema.id}".`,
        hint: isPart
          ? `${mark} If the service has nothing to show, leave out its reference with \`reference: false\`.${hidden}`
          : `${mark} Fields of \`Query\`, \`Mutation\` and \`Subscription\` need it as well as types.${hidden}`,
        ...placeOf(['schemas', 'show']),
      },
    ];
  });
}
