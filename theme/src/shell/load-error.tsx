import { useTranslate } from '@docgen/runtime/site-context';
import type { LoadErrorProps } from '@docgen/runtime/theme';

/** Shown in place of content that did not load. The browser's message is collapsed. */
export function LoadError({ part, error, retry }: LoadErrorProps) {
  const translate = useTranslate();
  return (
    <div className="error-box" role="alert">
      <h2>
        {translate(
          part === 'page' ? 'This page could not be loaded.' : 'This list could not be loaded.',
        )}
      </h2>
      <p>
        {translate('Check your connection and try again. If that does not help, reload the page.')}
      </p>
      <button type="button" className="button" onClick={retry}>
        {translate('Retry')}
      </button>
      <details>
        <summary>{translate('Error message')}</summary>
        <pre>{error.message}</pre>
      </details>
    </div>
  );
}
