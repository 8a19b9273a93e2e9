import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { runDocgen } from '../support/run-docgen.ts';

it('finds nothing to say about the MiSArch site', async () => {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const { code, stdout } = await runDocgen(['check', '--format', 'json'], root);
  expect(JSON.parse(stdout)).toMatchObject({ diagnostics: [] });
  expect(code).toBe(0);
});
