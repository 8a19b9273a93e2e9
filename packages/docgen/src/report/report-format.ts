/** How commands print problems: for people, as annotations of GitHub Actions, or as JSON. */
export const REPORT_FORMATS = ['pretty', 'github', 'json'] as const;

export type ReportFormat = (typeof REPORT_FORMATS)[number];
