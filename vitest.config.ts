import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{packages,theme,test}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', 'test/fixtures/**'],
    // The CLI is tested as it is installed, so it is bundled first.
    globalSetup: ['test/support/bundle-docgen.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
