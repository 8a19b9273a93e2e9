import type { LoadErrorProps } from '@docgen/runtime/theme';

const SENTENCES = {
  page: 'This page could not be loaded.',
  sidebar: 'This list could not be loaded.',
} as const;

/** Shown in place of content that did not load. The browser's message is collapsed. */
export function LoadError({ part, error, retry }: LoadErrorProps) {
  return (
    <div className="error-box" role="alert">
      <h2>{SENTENCES[part]}</h2>
      <p>Check your connection and try again. If that does not help, reload the page.</p>
      <button type="button" className="button" onClick={retry}>
        Retry
      </button>
      <details>
        <summary>Error message</summary>
        <pre>{error.message}</pre>
      </details>
    </div>
  );
}
