/**
 * What the definitions of a kind are called where their section does not stand beside them.
 * Directives are in both sections, so they say in which: `Directives (Api)`.
 *
 * @param kind - Name of the kind, with or without a capital.
 * @param section - Label of the section, such as `Api`.
 */
export function labelInSection(kind: string, section: string): string {
  return kind.toLowerCase() === 'directives' ? `${kind} (${section})` : kind;
}
