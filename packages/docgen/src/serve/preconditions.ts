import type { IncomingHttpHeaders } from 'node:http';

/** What tells one version of a file from another. */
export interface Validators {
  /** Strong entity tag, with its quotes. */
  readonly etag: string;
  /** Time of the last change, in whole seconds, as milliseconds since 1970. */
  readonly modified: number;
}

/**
 * Evaluates the conditions of a `GET` or `HEAD` request in the order of RFC 9110, section 13.2.2.
 * Dates that cannot be read are ignored.
 *
 * @returns The status: 200 where nothing stands against an answer.
 */
export function evaluatePreconditions(
  headers: IncomingHttpHeaders,
  { etag, modified }: Validators,
): 200 | 304 | 412 {
  if (headers['if-match'] !== undefined) {
    const tags = entityTags(headers['if-match']);
    if (!tags.includes('*') && !tags.includes(etag)) return 412;
  } else if (modified > dateOf(headers['if-unmodified-since'])) return 412;

  if (headers['if-none-match'] !== undefined) {
    const tags = entityTags(headers['if-none-match']);
    return tags.some((tag) => tag === '*' || tag.replace(/^W\//, '') === etag) ? 304 : 200;
  }
  return modified <= dateOf(headers['if-modified-since']) ? 304 : 200;
}

/** Whether a `Range` counts: only for the version that `If-Range` names (section 13.1.5). */
export function isRangeFresh(
  condition: string | string[] | undefined,
  { etag, modified }: Validators,
): boolean {
  if (condition === undefined) return true;
  const value = String(condition).trim();
  return /^(W\/)?"/.test(value) ? value === etag : dateOf(value) === modified;
}

function entityTags(header: string): readonly string[] {
  return header.match(/(?:W\/)?"[^"]*"|\*/g) ?? [];
}

/** Not a number where there is no date; every comparison with it is false. */
function dateOf(header: string | undefined): number {
  return header === undefined ? Number.NaN : Date.parse(header);
}
