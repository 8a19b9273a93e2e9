import type { IncomingMessage } from 'node:http';

/** What a request asks for, exactly as it was sent: neither decoded nor normalised. */
export interface RequestTarget {
  /** Host and port. `undefined` where the request names none. */
  readonly authority: string | undefined;
  /** Path, percent-encoded. */
  readonly pathname: string;
  /** Query with its question mark, or the empty string. */
  readonly query: string;
}

/**
 * Reads the target of a request (RFC 9112, section 3.2): a path, or an absolute address, whose
 * authority then counts instead of the `Host` header.
 *
 * @returns `undefined` where the target is neither, and where there is more than one `Host`.
 */
export function requestTarget({
  url,
  headersDistinct,
}: IncomingMessage): RequestTarget | undefined {
  const { host = [] } = headersDistinct;
  const match = /^(?:https?:\/\/([^/?#]+))?(\/[^?#]*)?(\?[^#]*)?/i.exec(url ?? '');
  const [target = '', authority = host[0], pathname, query = ''] = match ?? [];
  if (target === '' || target !== url?.replace(/#.*$/s, '') || host.length > 1) return undefined;
  if (pathname === undefined && !/^http/i.test(target)) return undefined;
  return { authority, pathname: pathname ?? '/', query };
}
