/** Key that the choice of a group of tabs is remembered by. */
export function tabKey(group: string): string {
  return `tabs.${group}`;
}
