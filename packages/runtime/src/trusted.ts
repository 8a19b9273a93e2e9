import { orUndefined } from '@docgen/core/basics/or-undefined';

const unchanged = (text: string) => text;

const rules = { createHTML: unchanged, createScript: unchanged, createScriptURL: unchanged };

/** The part of the browser's trusted types that is used here. TypeScript's library lacks them. */
const { trustedTypes } = globalThis as {
  readonly trustedTypes?: {
    readonly createPolicy: (name: string, own: typeof rules) => typeof rules;
  };
};

// The site's policy may not allow docgen's. If it does not require trusted types, strings still
// work.
const policy = orUndefined(() => trustedTypes?.createPolicy('docgen', rules)) ?? rules;

/**
 * The only place where docgen's text becomes markup or script in the browser, so that sites can be
 * served with `require-trusted-types-for 'script'; trusted-types docgen`. All of this text comes
 * from the build: documents and regions of pages, sanitised there, and elements of `<Head>`.
 * Diagrams that browsers draw are an exception: `diagrams/browser/draw-diagram.ts` has a policy for
 * mermaid.
 *
 * The values are objects in browsers with trusted types, and strings everywhere else. They are
 * typed as strings because the DOM's types know nothing else; pass them on unchanged.
 */
export const trusted = {
  html: (text: string): string => policy.createHTML(text),
  script: (text: string): string => policy.createScript(text),
  scriptUrl: (text: string): string => policy.createScriptURL(text),
} as const;
