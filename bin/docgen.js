#!/usr/bin/env node
require('../packages/docgen/bin.cjs');
