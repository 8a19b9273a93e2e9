import { expect, it } from 'vitest';
import { compileText } from '../testing/compile-text.ts';

it.each([
  '<button onClick={() => {}}>a</button>',
  'text <Details onToggle={f} />',
  'export const A = () => <i onPointerDown={go} />',
  '{[1].map(() => <b onBlur={go} />)}',
  '<button {...{ onClick: () => {} }} />',
  'text <b {...all} {...{ "onBlur": go }} />',
  'export const all = { onClick() {} }\n\n<button {...all} />',
  'import { createElement as h } from "react"\n\n{h("button", { onClick })}',
  'import { useState as state } from "react"',
  'import { use } from "react"',
  'import { Component } from "react"',
  'import React from "react"\n\nexport const A = () => React.useRef(null)',
  'import React from "react"\n\nexport class A extends React.Component {}',
  'import R from "react"\n\nexport const A = () => R.useState(0)',
  'import * as R from "react"\n\nexport const A = () => R["useState"](0)',
  'import { default as R } from "react"\n\n<A b={() => R.useState(0)} />',
  'import R from "react"\n\nexport const { useState } = R',
  'export const A = () => React.useState(0)',
])('%j runs in the browser', async (source) => {
  expect((await compileText(source)).behaviour).toBe(true);
});

it.each([
  '# Text\n\n<Details open>a</Details>',
  'import React, { Fragment, useful } from "react"\n\nexport const A = () => <React.Fragment />',
  'import { useState } from "./react"',
  'import R from "react"\n\nexport const A = () => <R.Fragment>{R.version}</R.Fragment>',
  'import R from "./react"\n\nexport const A = () => R.useState(0)',
  '<i only="a" on={1} onto={2} once />',
  'export const a = other.useState()',
  'export const a = { onSale: true, onStock: "3", once: () => 1, "on": go }\n\n<i {...a} />',
  'export const A = ({ onSale: sale }) => <i>{sale}</i>\n\n<A onSale />',
  '`<b onClick={go} />`',
])('%j does not', async (source) => {
  expect((await compileText(source)).behaviour).toBe(false);
});
