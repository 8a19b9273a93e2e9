#!/usr/bin/env node
// In the repository from the start, so that npm can link the command before `dist/` is there.
import './dist/cli.js';
