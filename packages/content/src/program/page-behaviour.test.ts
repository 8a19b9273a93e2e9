import { expect, it } from 'vitest';
import { compileText } from '../testing/compile-text.ts';

it.each([
  '<button onClick={() => {}}>a</button>',
  'text <Details onToggle={f} />',
  'export const A = () => <i onPointerDown={go} />',
  '{[1].map(() => <b onBlur={go} />)}',
  'import { useState as state } from "react"',
  'import { use } from "react"',
  'import { Component } from "react"',
  'import React from "react"\n\nexport const A = () => React.useRef(null)',
  'import React from "react"\n\nexport class A extends React.Component {}',
])('%j runs in the browser', async (source) => {
  expect((await compileText(source)).behaviour).toBe(true);
});

it.each([
  '# Text\n\n<Details open>a</Details>',
  'import React, { Fragment, useful } from "react"\n\nexport const A = () => <React.Fragment />',
  'import { useState } from "./react"',
  '<i only="a" on={1} onto={2} once />',
  'export const a = other.useState()',
  '`<b onClick={go} />`',
])('%j does not', async (source) => {
  expect((await compileText(source)).behaviour).toBe(false);
});
