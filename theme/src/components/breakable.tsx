import { Fragment } from 'react';

/** Shorter names fit everywhere; a place to wrap at is an element more. */
const longName = 22;

/** Characters of a long name that fit on a line of every list. */
const fits = 16;

interface BreakableProps {
  readonly name: string;
  /** True for names in small type, of which the first words always fit on a line together. */
  readonly small?: boolean;
}

/** A name that may wrap between the words it is made of: `Payment|Information|Connection`. */
export function Breakable({ name, small = false }: BreakableProps) {
  if (name.length < longName) return name;
  const words = name.split(/(?<=[a-z\d])(?=[A-Z])/);
  const parts = small ? withoutEarlyBreaks(words) : words;
  return parts.map((part, position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part has no other name than its place
    <Fragment key={position}>
      {position > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** A line breaks at the last place that it has room for: of those in its first characters only the last counts. */
function withoutEarlyBreaks([first = '', ...words]: readonly string[]): readonly string[] {
  const [next, ...rest] = words;
  if (next === undefined || first.length + next.length > fits) return [first, ...words];
  return withoutEarlyBreaks([first + next, ...rest]);
}
