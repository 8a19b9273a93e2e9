#!/usr/bin/env node
// Part of the repository, so that npm can link the command before `dist/` exists.
import { existsSync } from 'node:fs';

if (existsSync(new URL('dist/cli.js', import.meta.url))) {
  await import('./dist/cli.js');
} else {
  console.error(
    'docgen is not bundled yet, as after an installation without scripts. Run `npm run prepare` in its repository.',
  );
  process.exitCode = 1;
}
