import { useTranslate } from '@docgen/runtime/site-context';
import type { ErrorProps } from '@docgen/runtime/theme';

/** Shown in place of a page that threw during rendering. */
export function Crash({ error, retry }: ErrorProps) {
  const translate = useTranslate();
  return (
    <div className="error-box" role="alert">
      <h1>{translate('This page crashed.')}</h1>
      <pre>{errorChain(error).join(`\n\n${translate('Cause:')}\n`)}</pre>
      <button type="button" className="button" onClick={retry}>
        {translate('Try again')}
      </button>
    </div>
  );
}

/** Messages of an error and its causes, outermost first. Circular causes end the chain. */
export function errorChain(error: unknown): string[] {
  const seen = new Set<unknown>();
  const messages: string[] = [];
  for (
    let link = error;
    link !== undefined && !seen.has(link);
    link = link instanceof Error ? link.cause : undefined
  ) {
    seen.add(link);
    messages.push(link instanceof Error ? link.message : String(link));
  }
  return messages;
}
