import { expect, test } from 'vitest';
import { wantsColor, wantsLive } from './terminal.ts';

test.each<[NodeJS.ProcessEnv, isTerminal: boolean, color: boolean, live: boolean]>([
  [{}, true, true, true],
  [{}, false, false, false],
  [{ NO_COLOR: '1' }, true, false, false],
  [{ NO_COLOR: '' }, true, true, true],
  [{ FORCE_COLOR: '1' }, false, true, false],
  [{ FORCE_COLOR: '0' }, true, false, true],
  [{ NO_COLOR: '1', FORCE_COLOR: '1' }, false, false, false],
  [{ CI: 'true' }, true, true, false],
  [{ CI: 'true', FORCE_COLOR: '1' }, false, true, false],
  [{ TERM: 'dumb' }, true, false, false],
])('%j on a terminal: %j', (environment, isTerminal, color, live) => {
  expect([wantsColor(environment, isTerminal), wantsLive(environment, isTerminal)]).toEqual([
    color,
    live,
  ]);
});
