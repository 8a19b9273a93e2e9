import { Source } from 'graphql';

/** Texts, comments, words and everything else that is no space. */
const PIECE = /"""(?:\\"""|[\s\S])*?"""|"(?:\\.|[^"\\\n])*"|#.*|[^\s,{}()[\]"#@:=|&!]+|\S/g;

const KEYWORD = /^(?:schema|scalar|type|interface|union|enum|input|directive|extend)$/;
/** What a name stands behind, also one that is a keyword itself. */
const BEFORE_NAME = /^(?:scalar|type|interface|union|enum|input|implements|[@&|])$/;
const VALUE_NAME = /^(?!(?:true|false|null)$)[A-Za-z_]\w*$/;

/** SDL that a lexer can read. */
export interface ReadableSource {
  readonly source: Source;
  /** What was written in place of names of values that stand there now, by its position. */
  readonly odd: ReadonlyMap<number, string>;
}

/**
 * Puts names in place of values of enums that are none, such as `1080p` or `true`. They are as long, so
 * that everything else stays where it is.
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
  return { source: odd.size === 0 ? written : new Source(body, written.name), odd };
}
