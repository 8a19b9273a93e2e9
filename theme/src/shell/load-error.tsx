import type { LoadErrorProps } from '@docgen/runtime/theme';

/** Shown in place of content that did not load. The browser's message is collapsed. */
export function LoadError({ part, error, retry }: LoadErrorProps) {
  return (
    <div className="error-box" role="alert">
      <h2>{`This ${part === 'page' ? 'page' : 'list'} could not be loaded.`}</h2>
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
