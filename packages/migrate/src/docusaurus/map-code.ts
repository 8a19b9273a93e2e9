import type { MagicCommentConfig, UserConfig } from '@docgen/core/config';
import type { MapContext } from './map-context.ts';
import type { Section } from './section.ts';

/** Class of the lines that Docusaurus and docgen both mark without being told. */
const STANDARD = 'theme-code-block-highlighted-line';

/** How code blocks are coloured: languages and comments that mark lines. */
export function mapCode(
  theme: Section | undefined,
  { notes }: MapContext,
): Pick<UserConfig, 'code'> {
  const prism = theme?.section('prism');
  const languages = prism?.texts('additionalLanguages') ?? [];
  const comments = (prism?.sections('magicComments') ?? []).flatMap(mapComment);
  if (languages.length === 0 && comments.length === 0) return {};
  notes.carried('code', [...languages, ...comments.map(({ className }) => className)].join(', '));
  if (comments.length > 0) {
    const names = comments.map(({ className }) => `.${className}`).join(', ');
    notes.check(
      'code.magicComments',
      'code.magicComments',
      `The style of ${names} was in the site's CSS; .line-error has one in the default theme.`,
    );
  }
  return {
    code: {
      ...(languages.length === 0 ? {} : { languages: [...languages] }),
      ...(comments.length === 0 ? {} : { magicComments: comments }),
    },
  };
}

function mapComment(comment: Section): MagicCommentConfig[] {
  const className = comment.text('className');
  const line = comment.text('line');
  const range = comment.section('block');
  const start = range?.text('start');
  const end = range?.text('end');
  if (className === undefined) return [];
  const isStandard = className === STANDARD;
  const ownLine = isStandard && line === 'highlight-next-line' ? undefined : line;
  const ownRange = isStandard && start === 'highlight-start' ? undefined : start;
  if (ownLine === undefined && ownRange === undefined) return [];
  return [
    {
      className: isStandard ? 'line-highlighted' : className,
      line: ownLine,
      ...(ownRange === undefined || end === undefined ? {} : { block: { start: ownRange, end } }),
    },
  ];
}
