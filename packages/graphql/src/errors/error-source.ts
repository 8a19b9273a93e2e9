/** Errors of operations, as authors list them in a table. */
export interface ErrorSource {
  /** File with the table, relative to the project folder. */
  readonly file: string;
  /** Address of the table in descriptions, where it is on a page of the site. */
  readonly page?: string;
  /** Titles of the columns behind the one with the operations, in Markdown. */
  readonly columns: readonly string[];
  readonly rows: readonly ErrorRow[];
}

export interface ErrorRow {
  /** Names of root fields; others, such as `Order.invoice`, are passed over. None for what is said of several. */
  readonly operations: readonly string[];
  /** Behind the operations, in Markdown. */
  readonly cells: readonly string[];
  /** Line in the table, from 1. */
  readonly line: number;
}
