#!/usr/bin/env node
// Part of the repository, so that npm can link the command before `dist/` exists. CommonJS, because
// Node takes 30 ms longer to start with ES modules.
const { existsSync } = require('node:fs');
const { join } = require('node:path');

const cli = join(__dirname, 'dist/cli.cjs');
if (existsSync(cli)) {
  require(cli);
} else {
  console.error(
    'docgen is not bundled yet, as after an installation without scripts. Run `npm run prepare` in its repository.',
  );
  process.exitCode = 1;
}
