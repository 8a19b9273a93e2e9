import type { Source } from 'graphql';
import { withBody } from '../nodes/place-of-node.ts';

/** Strings, comments, words and all other characters, except for spaces. */
const PIECE = /"""(?:\\"""|[\s\S])*?"""|"(?:\\.|[^"\\\n])*"|#.*|[^\s,{}()[\]"#@:=|&!]+|\S/g;

const KEYWORD = /^(?:schema|scalar|type|interface|union|enum|input|directive|extend)$/;
/** Tokens before a name, which may be a keyword. */
const BEFORE_NAME = /^(?:scalar|type|interface|union|enum|input|implements|[@&|])$/;
const VALUE_NAME = /^(?!(?:true|false|null)$)[A-Za-z_]\w*$/;

/** SDL that a lexer can read. */
export interface ReadableSource {
  readonly source: Source;
  /** The original text of enum values that were replaced by names, by position. */
  readonly odd: ReadonlyMap<number, string>;
}

/**
 * Replaces enum values that are not valid names, such as `1080p` or `true`, by names of the same
 * length, so that all positions stay the same.
 */
export function readableValues(written: Source): ReadableSource {
  const odd = new Map<number, string>();
  const open: string[] = [];
  let [definition, isName, before] = ['', false, ''];
  const body = written.body.replace(PIECE, (piece, at: number) => {
    if (/^["#]/.test(piece)) return piece;
    const isValue = definition === 'enum' && open.join('') === '{' && before !== '@';
    before = piece;
    if (piece === '{' || piece === '(') open.push(piece);
    else if (piece === '}' || piece === ')') open.pop();
    else if (isValue && piece !== '@' && !VALUE_NAME.test(piece)) {
      odd.set(at, piece);
      return '_'.repeat(piece.length);
    } else if (open.length === 0) {
      if (KEYWORD.test(piece) && !isName) definition = piece;
      isName = !isName && BEFORE_NAME.test(piece);
    }
    return piece;
  });
  return { source: odd.size === 0 ? written : withBody(written, body), odd };
}
