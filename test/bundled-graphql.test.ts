import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const packages = fileURLToPath(new URL('../packages', import.meta.url));
const bundled = createRequire(import.meta.url)(`${packages}/docgen/dist/graphql.cjs`);

it('the bundle of graphql-js has what docgen imports of its modules', () => {
  const files = readdirSync(`${packages}/graphql/src`, { recursive: true, encoding: 'utf8' });
  const imported = files
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
    .flatMap((file) => {
      const code = readFileSync(`${packages}/graphql/src/${file}`, 'utf8');
      return Array.from(
        code.matchAll(/^import \{([^}]*)\} from 'graphql(?:\/.*)?';$/gm),
        ([, names = '']) => names.split(',').map((name) => name.trim()),
      ).flat();
    });
  const values = imported.filter((name) => name !== '' && !name.startsWith('type '));
  expect(values).toContain('validateSDL');
  expect(values.filter((name) => !(name in bundled))).toEqual([]);
});
