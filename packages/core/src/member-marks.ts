import { isRequired } from './is-required.ts';
import type { MemberView } from './member-view.ts';

/** Said of a member in a word or two. */
export type MemberMark = 'required' | 'deprecated' | 'hidden from clients';

/** What is said of a field, argument or value beside its name and type, in this order. */
export function memberMarks(model: MemberView['model']): MemberMark[] {
  const marks: MemberMark[] = [];
  const isInput = 'type' in model && !('args' in model);
  if (isInput && isRequired(model)) marks.push('required');
  if (model.deprecated !== undefined) marks.push('deprecated');
  if (model.inaccessible) marks.push('hidden from clients');
  return marks;
}
