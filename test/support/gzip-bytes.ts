import { gzipSync } from 'node:zlib';

/** Size in bytes after compression, as a server sends it. */
export function gzipBytes(content: string | Uint8Array): number {
  return gzipSync(content).byteLength;
}
