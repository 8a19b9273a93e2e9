/**
 * Numbers the descriptions of a page that have footnotes, so that the footnotes' ids are unique.
 *
 * @param hasFootnotes - Whether a rendered description has footnotes.
 * @returns A function that renders the next description: it passes the description's number to
 *   `make`, which is 1 for all without footnotes. It may call `make` twice.
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
