import { shownDirectives } from '@docgen/core/schema/entry-sections';
import { memberMarks } from '@docgen/core/schema/member-marks';
import type { MemberView } from '@docgen/core/schema/member-view';
import { sinceParts } from '@docgen/core/schema/since-text';
import type { Description, Documented } from '@docgen/core/schema-model';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import { directiveCode } from './directive-code.tsx';
import { htmlElement } from './html-element.ts';
import type { Pen } from './pen.ts';
import { typeLink } from './type-link.tsx';

/** The content after a member's name, on the same line: type, marks, default value. */
export function memberFacts(model: MemberView['model'], pen: Pen): ReactNode[] {
  const facts: ReactNode[] = [];
  if ('type' in model) facts.push(' ', typeLink(model.type, pen));
  for (const mark of memberMarks(model)) {
    const tone = mark === 'hidden from clients' ? '' : ` badge-${mark}`;
    facts.push(' ', <span className={`badge${tone}`}>{mark}</span>);
  }
  if ('defaultValue' in model) {
    facts.push(
      ' ',
      <small>
        default <code>{model.defaultValue}</code>
      </small>,
    );
  }
  return facts;
}

/** The content below a member's name: deprecation reason, description, directives. */
export function memberDetails(model: MemberView['model'], pen: Pen): ReactNode[] {
  const details = [deprecation(model.deprecated, pen)];
  if (model.description) {
    details.push(htmlElement('div', pen.markdown(model.description, { inline: true })));
  }
  details.push(since(model, pen));
  const directives = shownDirectives(model);
  if (directives.length > 0) {
    details.push(
      <p className="applied">{directives.map((directive) => directiveCode(directive, pen))}</p>,
    );
  }
  return details;
}

/** The versions in which something was added and changed, if known. */
export function since(model: Pick<Documented, 'since'>, { href }: Pen): ReactElement | undefined {
  const parts = sinceParts(model);
  if (parts.length === 0) return undefined;
  return (
    <p>
      <small>
        {parts.map((part) => {
          if (typeof part === 'string') return part;
          const { label, to } = part;
          return to === undefined ? (
            <Fragment key={label}>{label}</Fragment>
          ) : (
            <a key={label} href={href(to)}>
              {label}
            </a>
          );
        })}
      </small>
    </p>
  );
}

/** The reason of a deprecation, from the author's Markdown; `undefined` if not deprecated. */
export function deprecation(
  reason: Description | undefined,
  { markdown }: Pen,
): ReactElement | undefined {
  if (reason === undefined) return undefined;
  const html = markdown(reason, { inline: true, flat: true });
  return htmlElement('div', `<b>Deprecated.</b> ${html}`, 'deprecation');
}
