/** Output path of a sidebar's tree. */
export function sidebarTreePath(sidebar: string): string {
  return `assets/sidebars/${sidebar}.json`;
}
