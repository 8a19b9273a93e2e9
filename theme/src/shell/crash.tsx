import type { ErrorProps } from '@docgen/runtime/theme';
import { errorChain } from './error-chain.ts';

/** Shown instead of everything when rendering threw (specification, section 8). */
export function Crash({ error, retry }: ErrorProps) {
  return (
    <main>
      <div className="error-box" role="alert">
        <h1>This page crashed.</h1>
        <pre>{errorChain(error).join('\n\nCause:\n')}</pre>
        <button type="button" className="button" onClick={retry}>
          Try again
        </button>
      </div>
    </main>
  );
}
