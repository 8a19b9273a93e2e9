import type { ErrorProps } from '@docgen/runtime/theme';

/** Shown in a page's place when its module did not arrive. */
export function LoadError({ error, retry }: ErrorProps) {
  return (
    <div className="error-box" role="alert">
      <h2>This page could not be loaded.</h2>
      <pre>{error.message}</pre>
      <button type="button" className="button" onClick={retry}>
        Retry
      </button>
    </div>
  );
}
