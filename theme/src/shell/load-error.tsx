import type { LoadErrorProps } from '@docgen/runtime/theme';

const SENTENCES = {
  page: 'This page could not be loaded.',
  sidebar: 'This list could not be loaded.',
} as const;

/** Shown in the place of what did not arrive. */
export function LoadError({ part, error, retry }: LoadErrorProps) {
  return (
    <div className="error-box" role="alert">
      <h2>{SENTENCES[part]}</h2>
      <pre>{error.message}</pre>
      <button type="button" className="button" onClick={retry}>
        Retry
      </button>
    </div>
  );
}
