/**
 * Numbers the descriptions of one page that have footnotes, so that the names of those differ.
 *
 * @param hasFootnotes - Whether what is made of a description has some.
 * @returns Makes something of the next description, given its number: 1 for all without footnotes.
 */
export function numberFootnotes<T>(
  hasFootnotes: (made: T) => boolean,
): (make: (section: number) => T) => T {
  let sections = 0;
  return (make) => {
    const made = make(1);
    if (!hasFootnotes(made)) return made;
    sections += 1;
    return sections === 1 ? made : make(sections);
  };
}
