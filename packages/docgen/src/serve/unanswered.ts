import { escapeInvisible } from '@docgen/core/strings/escape-invisible';

/** The message for a request that is answered with status 500. */
export function unanswered(error: unknown, pathname: string): string {
  const reason = error instanceof Error ? error.message : String(error);
  return `error ${escapeInvisible(pathname)} was not answered: ${escapeInvisible(reason)}\n`;
}
