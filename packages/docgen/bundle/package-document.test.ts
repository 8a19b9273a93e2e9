import { expect, test } from 'vitest';
import { packageDocument } from './package-document.js';

test('links lead to files of the package, and code that shows links stays', () => {
  const text = [
    'See [hosting](packages/docgen/docs/hosting.md#nginx), [the map](ARCHITECTURE.md) and [below](#more).',
    '| `[Light](./plants.mdx#sun)`, ```` ```[a](b.md) ```` | [rules](LICENSE) |',
    '```md\n[Light](./plants.mdx)\n```',
  ].join('\n');
  expect(packageDocument(text, ['LICENSE', 'docs'])).toBe(
    [
      'See [hosting](docs/hosting.md#nginx), the map and [below](#more).',
      '| `[Light](./plants.mdx#sun)`, ```` ```[a](b.md) ```` | [rules](LICENSE) |',
      '```md\n[Light](./plants.mdx)\n```',
    ].join('\n'),
  );
});
