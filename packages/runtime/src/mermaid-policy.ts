/** What of the browser's trusted types is needed here; TypeScript's library does not have them. */
interface TrustedTypes {
  readonly defaultPolicy: object | null;
  readonly createPolicy: (
    name: string,
    rules: { readonly createHTML: (text: string) => string | null },
  ) => object;
}

/** Marks the element that mermaid works in; it is in the document only while mermaid draws. */
export const MERMAID_STAGE = 'data-mermaid-stage';

/**
 * Lets mermaid set markup as strings on sites that require trusted types. It does so in many places,
 * its drawing library too, so no policy but the browser's default one reaches them all. Outside of
 * a drawing that policy refuses strings as if it was not there.
 *
 * Nothing happens where the site brings a default policy itself, or allows none: diagrams stay
 * source text then.
 */
export function allowMermaid(): void {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  if (trustedTypes === undefined || trustedTypes.defaultPolicy !== null) return;
  try {
    trustedTypes.createPolicy('default', {
      createHTML: (text) => (document.querySelector(`[${MERMAID_STAGE}]`) === null ? null : text),
    });
  } catch {
    // Mermaid's drawing fails then, if strings are refused at all, and the reader is told.
  }
}
