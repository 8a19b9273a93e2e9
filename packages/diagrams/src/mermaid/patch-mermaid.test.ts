import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { dependencies } from '../../package.json';
import { mermaidFile } from './mermaid-file.ts';
import { patchMermaid } from './patch-mermaid.ts';

const source = readFileSync(mermaidFile('dist/mermaid.min.js'), 'utf8');

it('finds every place to patch in the installed mermaid', () => {
  const patched = patchMermaid(source);
  for (const helper of ['isEmpty', 'copy', 'sanitize', 'drawn', 'edgeLine']) {
    expect(source).not.toContain(`docgen.${helper}(`);
    expect(patched.split(`docgen.${helper}(`)).toHaveLength(2);
  }
  expect(patched).not.toContain('document.getElementById("cy")');
});

it('throws for a mermaid in which a place is missing', () => {
  const other = source.replace('isSupported)return ', 'isSupported) return ');
  expect(() => patchMermaid(other)).toThrow(
    'the patch of mermaid for cleaning labels does not match',
  );
});

it('belongs to one exact version, which `browser/` imports, too', () => {
  const { version } = JSON.parse(readFileSync(mermaidFile('package.json'), 'utf8'));
  expect(dependencies.mermaid).toBe(version);
});
