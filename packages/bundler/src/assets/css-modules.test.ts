import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, expect, it } from 'vitest';
import { cssModules } from './css-modules.ts';

const projectDir = mkdtempSync(join(tmpdir(), 'docgen-css-'));
afterAll(() => rmSync(projectDir, { recursive: true }));

/** The exports of an imported CSS module, and the styles that are bundled with it. */
async function imported(css: string, minify: boolean, path = './box.module.css') {
  writeFileSync(join(projectDir, 'box.module.css'), css);
  const { outputFiles } = await build({
    stdin: { contents: `export * as names from '${path}';`, resolveDir: projectDir },
    plugins: [cssModules({ projectDir })],
    bundle: true,
    write: false,
    format: 'esm',
    outdir: 'out',
    minify,
    loader: { '.svg': 'dataurl' },
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

it('composes classes of other files', async () => {
  mkdirSync(join(projectDir, 'parts'), { recursive: true });
  writeFileSync(
    join(projectDir, 'parts/text.module.css'),
    '.big{composes:bold from "./bold.module.css";font-size:2em;background:url(a.svg)}',
  );
  writeFileSync(join(projectDir, 'parts/bold.module.css'), '.bold{font-weight:700}');
  writeFileSync(join(projectDir, 'parts/a.svg'), '<svg/>');
  const { names, styles } = await imported(
    '.note{composes:big from "./parts/text.module.css";composes:left;color:red} .left{left:0}',
    false,
  );
  const note = String(names.note).split(' ');
  expect(note.map((name) => name.replace(/_\w{5}_/, ' '))).toEqual([
    'bold bold',
    'text big',
    'box left',
    'box note',
  ]);
  const rules = Array.from(styles.matchAll(/\.(\S+) \{\s*([^;]+)/g), ([, name, rule]) => [
    name,
    rule,
  ]);
  expect(rules).toEqual([
    [note[0], 'font-weight: 700'],
    [note[1], 'font-size: 2em'],
    [note[3], 'color: red'],
    [note[2], 'left: 0'],
  ]);
  expect(styles).toContain('background: url(data:image/svg+xml,<svg/>)');
  // The same class has the same name where its own file is imported.
  expect(note).toContain(
    (await imported('', false, './parts/text.module.css')).names.big?.toString().split(' ')[1],
  );
});

it('puts the styles of composed files once, before those of all files that compose them', async () => {
  const parts = {
    'base.module.css': '.base{composes:b-g from global;margin:0} .-\\31 st\\:x{composes:base}',
    'shared.module.css': '.shared{composes:base -\\31 st\\:x from "./base.module.css";padding:1em}',
    'other.module.css': '.other{composes:shared from "./shared.module.css";padding-left:0}',
  };
  for (const [file, css] of Object.entries(parts)) writeFileSync(join(projectDir, file), css);
  writeFileSync(
    join(projectDir, 'both.js'),
    'export { box } from "./box.module.css"; export { other } from "./other.module.css"; export * from "./shared.module.css";',
  );
  const { names, styles = '' } = await imported(
    '.box{composes:shared from "./shared.module.css";composes:base from "./base.module.css";padding-top:0}',
    true,
    './both.js',
  );
  const rules = styles.replace(/(\w+)_\w{5}_/g, '').match(/[.\w]+{[^}]*}/g);
  expect(rules).toEqual([
    '.base{margin:0}',
    '.shared{padding:1em}',
    '.box{padding-top:0}',
    '.other{padding-left:0}',
  ]);
  expect(String(names.box).replace(/\w+_\w{5}_/g, '')).toBe('b-g base -1st:x shared box');
});
