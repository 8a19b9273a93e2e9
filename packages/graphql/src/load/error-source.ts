/** A table in which authors list errors of operations. */
export interface ErrorSource {
  /** File with the table, relative to the project folder. */
  readonly file: string;
  /** Address of the table for links in descriptions, if it is on a page of the site. */
  readonly page?: string;
  /** Titles of the columns after the one with the operations, in Markdown. */
  readonly columns: readonly string[];
  readonly rows: readonly ErrorRow[];
}

export interface ErrorRow {
  /**
   * Names of root fields; others, such as `Order.invoice`, are ignored. Empty if the row names
   * none, because it is about operations in general.
   */
  readonly operations: readonly string[];
  /** Cells after the operations, in Markdown. */
  readonly cells: readonly string[];
  /** Line in the table, from 1. */
  readonly line: number;
}
