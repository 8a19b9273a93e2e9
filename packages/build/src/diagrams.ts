import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createMermaidRenderer, type MermaidRenderer } from '@docgen/content/mermaid-renderer';
import type { SiteConfig } from '@docgen/core/config';
import { createFileCache } from './file-cache.ts';
import type { ContentFile } from './read-content.ts';

export interface DiagramsOptions {
  readonly config: SiteConfig;
  /** Folder that drawn diagrams are kept in between builds. */
  readonly cacheDir: string;
  /** Absolute path of the drawing thread's entry. */
  readonly worker: string | undefined;
}

/**
 * Makes the renderer of `mermaid` fences, with drawings kept on disk.
 *
 * @returns `undefined` when the configuration switches diagrams off.
 */
export function createDiagrams({
  config,
  cacheDir,
  worker,
}: DiagramsOptions): MermaidRenderer | undefined {
  const { mermaid } = config.markdown;
  if (mermaid === undefined) return undefined;
  const files = createFileCache(join(cacheDir, 'mermaid'));
  return createMermaidRenderer({
    themes: mermaid.themes,
    cache: {
      async get(key) {
        const contents = await files.read(`${key}.json`);
        return contents === undefined ? undefined : new TextDecoder().decode(contents);
      },
      set: (key, value) => files.write(`${key}.json`, new TextEncoder().encode(value)),
    },
    ...(worker === undefined ? {} : { worker: pathToFileURL(worker) }),
  });
}

/**
 * Has the diagrams of all pages drawn in their thread while the pages compile.
 * What looks like a diagram here and is none costs a drawing nobody asks for;
 * mistakes are told when the page is compiled.
 */
export function drawAhead(render: MermaidRenderer, files: readonly ContentFile[]): void {
  for (const { file, source } of files) {
    for (const [, , text = ''] of source.matchAll(
      /^(`{3,}|~{3,})mermaid\b[^\n]*\n([\s\S]*?)^\1\s*$/gm,
    )) {
      render(text.replace(/\n$/, ''), { file, line: 1 }).catch(() => undefined);
    }
  }
}
