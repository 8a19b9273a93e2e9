/** Coordinates of the definitions that a configuration names, itself or by their directives. */
export interface Marked {
  readonly shown: readonly string[];
  readonly hidden: readonly string[];
}

/** What other schemas say about the definitions of a schema. */
export interface MarksElsewhere extends Marked {
  /**
   * For a subgraph, coordinates that are visible neither in any other nor in the supergraph, and the
   * last names of such coordinates that nothing visible has. Texts should not name them. Default:
   * none.
   */
  readonly unshown?: readonly string[];
  /** Coordinates that are not visible here, but in one of these. Default: none. */
  readonly seen?: readonly string[];
}

/** Everything that is marked in one of several schemas. */
export function allMarked(marks: readonly (Marked | undefined)[]): Marked {
  return {
    shown: marks.flatMap((each) => each?.shown ?? []),
    hidden: marks.flatMap((each) => each?.hidden ?? []),
  };
}

/** The schema with what is marked in others, too. */
export function withMarks<Schema extends { readonly marks?: MarksElsewhere }>(
  schema: Schema,
  marks: MarksElsewhere,
): Schema {
  return { ...schema, marks: { ...marks, ...allMarked([schema.marks, marks]) } };
}
