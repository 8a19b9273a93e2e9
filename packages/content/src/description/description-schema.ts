import { defaultSchema, type Schema } from 'hast-util-sanitize';
import { SCHEMA_SCHEME } from '../links/coordinate-links.ts';

/** Prefix of the ids that are kept in descriptions: those of footnotes, which docgen writes. */
export const DESCRIPTION_ID_PREFIX = 'user-content-';

const { '*': common = [], a = [], ...attributes } = defaultSchema.attributes ?? {};

const { protocols } = defaultSchema;

/**
 * Attributes that GitHub allows on all elements but that docgen writes itself or that only apply to
 * forms.
 */
const NOT_COMMON: readonly unknown[] = ['id', 'name', 'action', 'method', 'encType'];

/**
 * Elements and attributes that are allowed in a description: GitHub's list. It excludes scripts,
 * event handlers, styles, and all addresses but relative ones and those for the web, mail and chat.
 */
export const descriptionSchema: Schema = {
  ...defaultSchema,
  attributes: {
    ...attributes,
    // The heading that footnotes refer to has no id here, because a page may have several of them.
    a: a.filter((name) => name !== 'ariaDescribedBy'),
    '*': [
      ...common.filter((name) => !NOT_COMMON.includes(name)),
      ['id', new RegExp(`^${DESCRIPTION_ID_PREFIX}`)],
    ],
  },
  clobber: [],
  // Addresses that begin with `schema:` are resolved to those of pages afterwards.
  protocols: { ...protocols, href: [...(protocols?.href ?? []), SCHEMA_SCHEME.slice(0, -1)] },
};
