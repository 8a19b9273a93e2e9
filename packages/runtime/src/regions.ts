/** The HTML of a page's regions; empty where a page does not have the region. */
export interface Regions {
  readonly breadcrumbs: string;
  /** In the browser also that of an interactive page, as it stands before scripts run. */
  readonly article: string;
  readonly pagination: string;
  readonly toc: string;
}
