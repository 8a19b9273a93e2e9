import type { ToldCode, ToldText } from '@docgen/core/strings/told-text';
import { Link } from '@docgen/runtime/link';
import { createElement, Fragment, type ReactNode } from 'react';
import { Breakable } from './breakable.tsx';

/** Text with code in it. */
export function told(text: ToldText): ReactNode {
  const parts = text.map((part) => (typeof part === 'string' ? part : createElement(Code, part)));
  return createElement(Fragment, null, ...parts);
}

function Code({ code, to }: ToldCode) {
  const text = <code>{Breakable({ name: code })}</code>;
  return to === undefined ? text : <Link to={to}>{text}</Link>;
}
