import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { writeFiles } from '../packages/docgen/src/testing/serve-folder.ts';
import { config } from './support/checked-files.ts';
import { runDocgen } from './support/run-docgen.ts';

const project = realpathSync(mkdtempSync(join(tmpdir(), 'docgen-long-names-')));
afterAll(() => rmSync(project, { recursive: true }));

it('interactive pages may have names and paths as long as file systems allow', async () => {
  const page = "import { useState } from 'react';\n\n<b onClick={() => useState(0)}>Press</b>\n";
  const name = 'p'.repeat(251);
  const deep = ['a', 'b', 'c'].map((letter) => letter.repeat(200)).join('/');
  await writeFiles(project, {
    'site.config.ts': config(),
    'content/index.md': '# Start\n',
    [`content/${name}.mdx`]: page,
    [`content/${deep}/one.mdx`]: page,
    [`content/${deep}/two.mdx`]: page,
  });
  const { code, stderr } = await runDocgen(['build'], project);
  expect(code, stderr).toBe(0);
  const scripts = readdirSync(join(project, 'dist/assets'));
  for (const path of [name, `${deep}/one`, `${deep}/two`]) {
    const html = readFileSync(join(project, 'dist', path, 'index.html'), 'utf8');
    const own = scripts.filter((script) => /^[pc]+/.test(script) && html.includes(script));
    expect(own).toEqual([expect.stringMatching(/(?:p{100}|c-one|c-two)-[\da-f]{10}\.js$/)]);
  }
});
