#!/usr/bin/env node
import '../packages/docgen/bin.js';
