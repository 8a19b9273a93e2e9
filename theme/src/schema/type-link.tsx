import type { TypeRef } from '@docgen/core/schema-model';
import type { ReactElement } from 'react';
import { Breakable } from '../components/breakable.tsx';
import type { Pen } from './pen.ts';

/** Renders a type as written in SDL, such as `[Order!]!`. The name inside links to its page. */
export function typeLink({ text, name, to }: TypeRef, { href }: Pen): ReactElement {
  const start = text.indexOf(name);
  if (to === undefined || start < 0) return <code>{text}</code>;
  const link = <a href={href(to)}>{Breakable({ name })}</a>;
  if (text.length === name.length) return <code>{link}</code>;
  return (
    <code>
      {text.slice(0, start)}
      {link}
      {text.slice(start + name.length)}
    </code>
  );
}
