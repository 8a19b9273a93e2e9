import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, expect, it } from 'vitest';
import { cssModules } from './css-modules.ts';

const projectDir = mkdtempSync(join(tmpdir(), 'docgen-css-'));
afterAll(() => rmSync(projectDir, { recursive: true }));

/** The exports of an imported CSS module, and the styles that are bundled with it. */
async function imported(css: string, minify: boolean) {
  writeFileSync(join(projectDir, 'box.module.css'), css);
  const { outputFiles } = await build({
    stdin: { contents: "export * as names from './box.module.css';", resolveDir: projectDir },
    plugins: [cssModules({ projectDir })],
    bundle: true,
    write: false,
    format: 'esm',
    outdir: 'out',
    minify,
  });
  const text = (ending: string) => outputFiles.find(({ path }) => path.endsWith(ending))?.text;
  const script = `data:text/javascript,${encodeURIComponent(text('.js') ?? '')}`;
  const { names } = (await import(script)) as { names: Readonly<Record<string, unknown>> };
  return { names: { ...names }, styles: text('.css') ?? '' };
}

it.each([false, true])(
  'gives classes the same names in every bundle, minified: %s',
  async (minify) => {
    const css = `.title{color:red} .of-two{composes:title} .default{top:0} .say\\"hi{left:0}
    :global(.free){bottom:0}`;
    const { names, styles } = await imported(css, minify);
    const { default: all, ...named } = names;
    expect(Object.keys(named).sort()).toEqual(['of-two', 'say"hi', 'title']);
    expect(Object.entries(all as object)).toEqual([
      ['title', 'box_08566_title'],
      ['of-two', 'box_08566_title box_08566_of-two'],
      ['default', 'box_08566_default'],
      ['say"hi', 'box_08566_say"hi'],
    ]);
    expect(styles).toMatch(/\.box_08566_title/);
    expect(styles).toMatch(/\.free/);
  },
);
