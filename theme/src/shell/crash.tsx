import type { ErrorProps } from '@docgen/runtime/theme';

/** Shown in the place of what threw while it was drawn (specification, section 8). */
export function Crash({ error, retry }: ErrorProps) {
  return (
    <div className="error-box" role="alert">
      <h1>This page crashed.</h1>
      <pre>{errorChain(error).join('\n\nCause:\n')}</pre>
      <button type="button" className="button" onClick={retry}>
        Try again
      </button>
    </div>
  );
}

/** Messages of an error and of what caused it, outermost first. A cause that leads back to itself ends the chain. */
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
