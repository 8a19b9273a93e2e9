import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { checkConfig } from '@docgen/config/check-config';
import { site } from '@docgen/config/declaration/site';
import { plainConfig } from '@docgen/config/plain-value';
import type { UserConfig } from '@docgen/core/config';
import type { InferInput } from 'valibot';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { type DeclaredObject, keysOf } from './support/declaration/declared.ts';
import { printReference } from './support/declaration/print-reference.ts';
import { printTypes } from './support/declaration/print-types.ts';

/** `UPDATE=1` writes both files. */
const update = process.env.UPDATE === '1';

// The printers' own type: Valibot's types of this schema are nested too deeply for TypeScript.
const declared = site as unknown as DeclaredObject;

const introduction = `# Configuration

This reference describes all keys of \`site.config.ts\`. Only \`title\` and \`url\` are required. \`docgen init\` creates a first configuration. Use \`defineConfig\`, so that your editor checks types and shows these descriptions:

\`\`\`ts
import { defineConfig } from 'supergraph-docgen';

export default defineConfig({
  title: 'Garden shop',
  url: 'https://docs.garden.example',
  content: [{ id: 'docs', path: 'content' }],
});
\`\`\`

The configuration may also be a JavaScript or JSON file. It may export the configuration, a promise of it, or a function that returns it. Unknown keys, values of the wrong type and references to unknown ids are errors, which name the key and its place in the file. Paths are relative to the folder of the configuration.

In the tables, \`[]\` means each item of a list, and \`<id>\` a name of your choice.
`;

const header = `// Printed from packages/config/src/declaration by test/configuration-reference.test.ts; UPDATE=1 prints it anew.

import type { Data } from './basics/data.ts';
import type { Text } from './texts/texts.ts';
`;

describe('the files generated from the declaration of the configuration', () => {
  it.each([
    [
      'the types of core',
      'packages/core/src/user-config.ts',
      () => `${header}\n${printTypes(declared)}`,
    ],
    [
      'the reference for users',
      'packages/docgen/docs/configuration.md',
      () => `${introduction}\n${printReference(declared)}`,
    ],
  ])('%s is current', (_, path, print) => {
    const file = fileURLToPath(new URL(`../${path}`, import.meta.url));
    if (update) writeFileSync(file, print());
    expect(readFileSync(file, 'utf8')).toBe(print());
  });

  it('describe every key', () => {
    expect(keysOf(declared).filter(({ description }) => description === '')).toEqual([]);
    expect(printReference(declared)).not.toMatch(/\|\s*\|$/m);
  });

  it('have valid examples', () => {
    const examples = keysOf(declared).filter(({ example }) => example !== undefined);
    const config = Object.fromEntries(examples.map(({ name, example }) => [name, example]));
    const base = { title: 'Shop', url: 'https://docs.example.org' };
    const { diagnostics } = checkConfig(plainConfig({ ...base, ...config }), {
      file: 'site.config.ts',
    });
    expect(diagnostics.map(({ message }) => message)).toEqual([]);
  });

  it('have the types that the validation accepts', () => {
    expectTypeOf<UserConfig>().toEqualTypeOf<InferInput<typeof site>>();
  });
});
