import { Fragment, isValidElement, type ReactNode } from 'react';

export type Values = Readonly<Record<string, ReactNode>>;

interface InterpolateProps {
  readonly children: string;
  readonly values?: Values;
}

/** `@docusaurus/Interpolate`: a text in which values replace `{names}`. */
export default function Interpolate({ children, values }: InterpolateProps) {
  return interpolate(children, values);
}

/** Replaces `{names}` by values. The result is a string unless a value is an element. */
export function interpolate(text: string, values: Values = {}): ReactNode {
  const parts = text.split(/\{(\w+)\}/);
  const filled = parts.map((part, position) =>
    position % 2 === 0 ? part : (values[part] ?? `{${part}}`),
  );
  if (!filled.some((part) => isValidElement(part))) return filled.join('');
  // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no identity but their position
  return filled.map((part, position) => <Fragment key={position}>{part}</Fragment>);
}
