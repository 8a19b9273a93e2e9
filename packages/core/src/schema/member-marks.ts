import type { Documented } from '../schema-model.ts';
import { isRequired } from './is-required.ts';
import type { MemberView } from './member-view.ts';

/** A short label of a member. */
export type MemberMark = 'required' | 'deprecated' | 'hidden from clients';

/** What the page of a definition says that has the mark `hidden from clients`. */
export const HIDDEN_FROM_CLIENTS = {
  lead: 'Hidden from clients',
  rest: ': the gateway does not expose it.',
} as const;

/**
 * The text of a definition or member where the mark `hidden from clients` is not shown, such as in
 * lists and search results.
 *
 * @param text - What is said about it, as plain text, if anything is.
 */
export function textWithMarks(
  { inaccessible }: Pick<Documented, 'inaccessible'>,
  text: string | undefined,
): string | undefined {
  if (!inaccessible) return text;
  const mark = `${HIDDEN_FROM_CLIENTS.lead}.`;
  return text ? `${mark} ${text}` : mark;
}

/** The labels to show beside the name and type of a field, argument or value, in this order. */
export function memberMarks(model: MemberView['model']): MemberMark[] {
  const marks: MemberMark[] = [];
  const isInput = 'type' in model && !('args' in model);
  if (isInput && isRequired(model)) marks.push('required');
  if (model.deprecated !== undefined) marks.push('deprecated');
  if (model.inaccessible) marks.push('hidden from clients');
  return marks;
}
