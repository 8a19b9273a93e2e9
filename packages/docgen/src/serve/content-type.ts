import { extname } from 'node:path';
import { lookup } from 'mrmime';

/** Endings that mrmime does not know, or takes for something that no site means. */
const TYPES: Readonly<Record<string, string>> = {
  '.graphql': 'text/plain',
  '.graphqls': 'text/plain',
  '.ico': 'image/x-icon',
  '.ts': 'text/plain',
};

/**
 * The `Content-Type` of a file by its ending. Text that does not say how it is encoded is read as
 * Windows-1252 by browsers; docgen's is UTF-8.
 */
export function contentType(path: string): string {
  const extension = extname(path).toLowerCase();
  const known = TYPES[extension] ?? (extension === '' ? undefined : lookup(extension));
  const type = known ?? 'application/octet-stream';
  return type.startsWith('text/') ? `${type};charset=utf-8` : type;
}
