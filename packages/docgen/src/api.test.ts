import { expect, it } from 'vitest';
import { runApi } from './api.ts';

it.each(['', 'handbook', 'https://example.org/'])(
  'refuses the base path "%s"',
  async (basePath) => {
    const built = runApi({ cwd: import.meta.dirname, basePath }, true);
    await expect(built).rejects.toThrow(
      new TypeError(`basePath must start with "/", but is "${basePath}"`),
    );
  },
);
