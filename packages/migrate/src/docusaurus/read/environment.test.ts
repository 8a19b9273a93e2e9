import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@docgen/files/testing/temporary-folder';
import { expect, it } from 'vitest';
import { environmentOf, howToSet } from './environment.ts';
import { readModule } from './read-module.ts';

it('finds the variables that a program reads', () => {
  const program = `const { env } = process;
    f(process.env.NODE_ENV, process.env.SITE_URL, process.env["BASE"], process.env['SITE_URL']);`;
  expect(environmentOf(program)).toEqual(['BASE', 'SITE_URL']);
});

it('finds the variables that a program destructures', () => {
  const program = `const { NODE_ENV, TOKEN, BASE_URL: base = '/', 'SITE': site, ...rest } = process.env;
    let { env } = process, { PATH } = process.env.nested;`;
  expect(environmentOf(program)).toEqual(['BASE_URL', 'SITE', 'TOKEN', 'nested']);
});

it.each(['??=', '||=', ' ='])('leaves out those that it sets with %s', (operator) => {
  const program = `process.env.A ${operator} 'x'; f(process.env.A === process.env.B);`;
  expect(environmentOf(program)).toEqual(['B']);
});

it('says how to set a variable, which works', async () => {
  const folder = temporaryFolder();
  const [, line = ''] = /`(.*)`/.exec(howToSet('SITE_URL')) ?? [];
  const program = `if (!process.env.SITE_URL) throw new Error('No address');
module.exports = { url: process.env.SITE_URL };\n`;
  const read = async (text: string) => {
    writeFileSync(join(folder, 'docusaurus.config.js'), text);
    return readModule('docusaurus.config.js', { folder, mayRun: true });
  };
  const { diagnostics } = await read(program);
  expect(diagnostics.map(({ hint }) => hint).join()).toContain(line);
  expect(await read(`${line}\n${program}`)).toEqual({ value: { url: '…' }, diagnostics: [] });
});
