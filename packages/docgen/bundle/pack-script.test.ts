import { join } from 'node:path';
import { runScript } from '@docgen/files/run-script';
import { temporaryFolder } from '@docgen/files/testing/temporary-folder';
import { expect, it } from 'vitest';
import { packScript } from './pack-script.js';

it('patterns of a packed script match characters that are not ASCII', () => {
  const script = `(function (require, module, exports) {
    // esbuild escapes “characters” in strings, but not in patterns: 🪦
    exports.matches = [/^⟨.*⟩$/, /^[–—]$/u, /^🪦$/u].map((pattern) =>
      ['\\u27e8a\\u27e9', '\\u2014', '\\u{1faa6}'].filter((text) => pattern.test(text)));
  })`;
  const folder = temporaryFolder({ 'packed.js': packScript(script) });
  expect(runScript(join(folder, 'packed.js')).exports).toEqual({
    matches: [['⟨a⟩'], ['—'], ['🪦']],
  });
});
