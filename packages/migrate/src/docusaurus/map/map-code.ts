import type { CodeConfig, MagicCommentConfig } from '@docgen/core/config';
import { filled } from '../../filled.ts';
import type { Section } from '../../section.ts';
import type { MapContext } from './map-context.ts';

/** Class of highlighted lines, which is the default in both Docusaurus and docgen. */
const STANDARD = 'theme-code-block-highlighted-line';

/** Settings of code blocks: languages, and comments that highlight lines. */
export function mapCode({ theme, notes }: MapContext): CodeConfig | undefined {
  const prism = theme.section('prism');
  const languages = prism?.texts('additionalLanguages') ?? [];
  const comments = (prism?.sections('magicComments') ?? []).flatMap(mapComment);
  const classes = comments.map(({ className }) => className);
  if (languages.length + classes.length === 0) return undefined;
  notes.carried('code', [...languages, ...classes].join(', '));
  if (classes.length > 0) {
    const names = classes.map((name) => `.${name}`).join(', ');
    const why = `The style of ${names} was in the site's CSS; .line-error has one in the default theme.`;
    notes.check('code.magicComments', 'code.magicComments', why);
  }
  return { languages: filled(languages), magicComments: filled(comments) };
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
  const ownStart = isStandard && start === 'highlight-start' ? undefined : start;
  if (ownLine === undefined && ownStart === undefined) return [];
  const block = ownStart === undefined || end === undefined ? undefined : { start: ownStart, end };
  return [{ className: isStandard ? 'line-highlighted' : className, line: ownLine, block }];
}
