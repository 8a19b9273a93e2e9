import { gzipSync } from 'node:zlib';

/** Size in bytes after compression with gzip at its default level. */
export function gzipBytes(content: string | Uint8Array): number {
  return gzipSync(content).byteLength;
}
