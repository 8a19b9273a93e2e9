import type { IncomingMessage } from 'node:http';

/** The target of a request exactly as sent: neither decoded nor normalised. */
export interface RequestTarget {
  /** Host and port; `undefined` if the request contains none. */
  readonly authority: string | undefined;
  /** Percent-encoded path. */
  readonly pathname: string;
  /** Query with its question mark, or an empty string. */
  readonly query: string;
}

/**
 * Parses the target of a request (RFC 9112, section 3.2): a path, or an absolute URL, whose
 * authority then overrides the `Host` header.
 *
 * @returns `undefined` if the target is neither, or if there is more than one `Host`.
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
