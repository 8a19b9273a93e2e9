import { Fragment } from 'react';

/** Shorter names fit everywhere; a place to wrap at is an element more. */
const longName = 22;

/** A name that may wrap between the words it is made of: `Payment|Information|Connection`. */
export function Breakable({ name }: { readonly name: string }) {
  if (name.length < longName) return name;
  const words = name.split(/(?<=[a-z\d])(?=[A-Z])/);
  return words.map((word, position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a word has no other name than its place
    <Fragment key={position}>
      {position > 0 && <wbr />}
      {word}
    </Fragment>
  ));
}
