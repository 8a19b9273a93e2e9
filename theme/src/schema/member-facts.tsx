import { shownDirectives } from '@docgen/core/entry-sections';
import { type MemberMark, memberMarks } from '@docgen/core/member-marks';
import type { MemberView } from '@docgen/core/member-view';
import type { Description, Documented } from '@docgen/core/schema-model';
import { sinceText } from '@docgen/core/since-text';
import { useMarkdown } from '@docgen/runtime/markdown-context';
import { Html } from '../components/html.tsx';
import { DirectiveCode } from './directive-code.tsx';
import { TypeLink } from './type-link.tsx';

/** What follows a member's name on its line: type, marks, default value. */
export function MemberFacts({ model }: { readonly model: MemberView['model'] }) {
  return (
    <>
      {'type' in model && (
        <>
          {' '}
          <TypeLink type={model.type} />
        </>
      )}
      {memberMarks(model).map((mark) => (
        <Mark key={mark} text={mark} />
      ))}
      {'defaultValue' in model && (
        <>
          {' '}
          <small>
            default <code>{model.defaultValue}</code>
          </small>
        </>
      )}
    </>
  );
}

function Mark({ text }: { readonly text: MemberMark }) {
  const tone = text === 'hidden from clients' ? '' : ` badge-${text}`;
  return (
    <>
      {' '}
      <span className={`badge${tone}`}>{text}</span>
    </>
  );
}

/** What stands below a member's name: reason of deprecation, description, directives. */
export function MemberDetails({ model }: { readonly model: MemberView['model'] }) {
  const markdown = useMarkdown();
  const directives = shownDirectives(model);
  return (
    <>
      <Deprecation reason={model.deprecated} />
      {model.description && <Html html={markdown(model.description, { inline: true })} />}
      <Since model={model} />
      {directives.length > 0 && (
        <p className="applied">
          {directives.map((directive) => (
            <DirectiveCode key={JSON.stringify(directive)} directive={directive} />
          ))}
        </p>
      )}
    </>
  );
}

/** In which versions something was added and changed, where that is known. */
export function Since({ model }: { readonly model: Pick<Documented, 'since'> }) {
  const text = sinceText(model);
  return text === undefined ? null : (
    <p>
      <small>{text}</small>
    </p>
  );
}

/** Why something should not be used any more, in its author's Markdown; nothing while it may be used. */
export function Deprecation({ reason }: { readonly reason: Description | undefined }) {
  const markdown = useMarkdown();
  if (reason === undefined) return null;
  const html = markdown(reason, { inline: true, flat: true });
  return <Html className="deprecation" html={`<b>Deprecated.</b> ${html}`} />;
}
