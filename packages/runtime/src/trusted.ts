import { orUndefined } from '@docgen/core/or-undefined';

const unchanged = (text: string) => text;

const rules = { createHTML: unchanged, createScript: unchanged, createScriptURL: unchanged };

/** What of the browser's trusted types is needed here; TypeScript's library does not have them. */
const { trustedTypes } = globalThis as {
  readonly trustedTypes?: {
    readonly createPolicy: (name: string, own: typeof rules) => typeof rules;
  };
};

// The site's policy may not name docgen's. If it requires none, strings still do.
const policy = orUndefined(() => trustedTypes?.createPolicy('docgen', rules)) ?? rules;

/**
 * The one place where text of docgen's becomes markup or script in the browser, so that sites can
 * be served with `require-trusted-types-for 'script'; trusted-types docgen`. What goes through
 * it comes from the build: documents and regions of pages, sanitised there, and elements of `<Head>`.
 * Diagrams that browsers draw do not: `diagrams/browser/draw-diagram.ts` has a policy for mermaid.
 *
 * The values are objects of the browser where it has trusted types, and strings everywhere else.
 * They are called strings, because that is what the DOM's types know; hand them on as they are.
 */
export const trusted = {
  html: (text: string): string => policy.createHTML(text),
  script: (text: string): string => policy.createScript(text),
  scriptUrl: (text: string): string => policy.createScriptURL(text),
} as const;
