/** A page of a version of the documentation. */
export interface VersionLink {
  /** Id of the version. */
  readonly version: string;
  /** Route of the page, or of the version's first page if the version does not have the page. */
  readonly to: string;
  /** Id of the page's sidebar; absent for a first page that stands in. */
  readonly sidebar?: string | undefined;
  /** Present if the version does not have the page. */
  readonly isStandIn?: true;
}
