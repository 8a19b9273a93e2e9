import type { ReactNode } from 'react';
import { interpolate, type Values } from './interpolate.tsx';

interface TranslateProps {
  readonly children?: string;
  readonly id?: string;
  readonly values?: Values;
}

/** `@docusaurus/Translate`: the default text, because a docgen site has one language. */
export default function Translate({ children, id = '', values }: TranslateProps) {
  return interpolate(children ?? id, values);
}

/** The same as a function. */
export function translate(
  { message, id = '' }: { readonly message?: string; readonly id?: string },
  values?: Values,
): ReactNode {
  return interpolate(message ?? id, values);
}
