/**
 * The label of a kind where its section is not visible. Directives are in both sections, so their
 * label contains the section: `Directives (Operations)`.
 *
 * @param kind - Name of the kind, in any case.
 * @param section - Label of the section, such as `Operations`.
 */
export function labelInSection(kind: string, section: string): string {
  return kind.toLowerCase() === 'directives' ? `${kind} (${section})` : kind;
}
