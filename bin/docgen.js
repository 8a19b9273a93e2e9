#!/usr/bin/env node
import '../packages/docgen/dist/cli.js';
