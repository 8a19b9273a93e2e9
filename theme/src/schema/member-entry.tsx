import type { ArgumentGroups, ArgumentView, MemberView } from '@docgen/core/entry-sections';
import type { Documented, SubgraphRef } from '@docgen/core/schema-model';
import { sinceText } from '@docgen/core/since-text';
import { useMarkdown } from '@docgen/runtime/markdown-context';
import { Html } from '../components/html.tsx';
import { DirectiveCode } from './directive-code.tsx';
import { Owners } from './owners.tsx';
import { TypeLink } from './type-link.tsx';

interface MemberEntryProps {
  readonly member: MemberView;
  readonly subgraphs: readonly SubgraphRef[];
}

/** A field, argument or value, and below a field its arguments. The name links to itself. */
export function MemberEntry({ member, subgraphs }: MemberEntryProps) {
  const { id, formerId, model, args } = member;
  return (
    <div className="member" id={id}>
      <h3 id={formerId}>
        <a href={`#${id}`}>{model.name}</a>
      </h3>
      <MemberType model={model} />
      <Owners uses={model.subgraphs} subgraphs={subgraphs} label="From" />
      <MemberDetails model={model} />
      <Arguments of={model.name} args={args} />
    </div>
  );
}

function Arguments({ of, args }: { readonly of: string; readonly args: ArgumentGroups }) {
  const { paging, shown, folded } = args;
  const all = [...paging, ...shown, ...folded];
  if (all.length === 0) return null;
  return (
    <ul className="arguments" aria-label={`Arguments of ${of}`}>
      {all.map((argument) => (
        <ArgumentEntry key={argument.id} argument={argument} />
      ))}
    </ul>
  );
}

/** Owners of arguments are those of the field, so they are not said again. */
function ArgumentEntry({ argument }: { readonly argument: ArgumentView }) {
  const { id, formerId, model } = argument;
  return (
    <li id={id}>
      <b id={formerId}>{model.name}</b>
      <MemberType model={model} />
      <MemberDetails model={model} />
    </li>
  );
}

/** What stands below a member's name: reason of deprecation, description, directives. */
export function MemberDetails({ model }: { readonly model: MemberView['model'] }) {
  const markdown = useMarkdown();
  return (
    <>
      <Deprecation reason={model.deprecated} />
      {model.description && <Html html={markdown(model.description, { inline: true })} />}
      <Since model={model} />
      {model.directives.length > 0 && (
        <p className="applied">
          {model.directives.map((directive) => (
            <DirectiveCode key={JSON.stringify(directive)} directive={directive} />
          ))}
        </p>
      )}
    </>
  );
}

/** What follows a member's name on its line: type, default value, marks. */
export function MemberType({ model }: { readonly model: MemberView['model'] }) {
  return (
    <>
      {'type' in model && (
        <>
          {' '}
          <TypeLink type={model.type} />
        </>
      )}
      {'defaultValue' in model && (
        <>
          {' '}
          <small>
            default <code>{model.defaultValue}</code>
          </small>
        </>
      )}
      {model.deprecated !== undefined && (
        <>
          {' '}
          <span className="badge badge-deprecated">deprecated</span>
        </>
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
export function Deprecation({ reason }: { readonly reason: string | undefined }) {
  const markdown = useMarkdown();
  if (reason === undefined) return null;
  const html = markdown({ markdown: reason }, { inline: true, flat: true });
  return <Html className="deprecation" html={`<b>Deprecated.</b> ${html}`} />;
}
