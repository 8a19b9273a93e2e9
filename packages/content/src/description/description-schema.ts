import { defaultSchema, type Schema } from 'hast-util-sanitize';
import { SCHEMA_SCHEME } from '../links/coordinate-links.ts';

/** Start of the ids that descriptions may have; docgen writes them, authors cannot. */
export const DESCRIPTION_ID_PREFIX = 'user-content-';

const { '*': common = [], a = [], ...attributes } = defaultSchema.attributes ?? {};

const { protocols } = defaultSchema;

/** Attributes of all elements on GitHub's list that docgen writes itself, or that only forms have. */
const NOT_COMMON: readonly unknown[] = ['id', 'name', 'action', 'method', 'encType'];

/**
 * What may stand in a description: GitHub's list. It holds no scripts, no event
 * handlers, no styles and no addresses but web, mail and relative ones.
 */
export const descriptionSchema: Schema = {
  ...defaultSchema,
  attributes: {
    ...attributes,
    // The heading that footnotes refer to has no id here: there may be several on a page.
    a: a.filter((name) => name !== 'ariaDescribedBy'),
    '*': [
      ...common.filter((name) => !NOT_COMMON.includes(name)),
      ['id', new RegExp(`^${DESCRIPTION_ID_PREFIX}`)],
    ],
  },
  clobber: [],
  // Whatever is written with `schema:` becomes the address of a page.
  protocols: { ...protocols, href: [...(protocols?.href ?? []), SCHEMA_SCHEME.slice(0, -1)] },
};
