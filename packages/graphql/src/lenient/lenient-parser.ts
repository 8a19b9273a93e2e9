import {
  type DefinitionNode,
  type DirectiveDefinitionNode,
  DirectiveLocation,
  GraphQLError,
  Kind,
  type NamedTypeNode,
  type NameNode,
  type SchemaDefinitionNode,
  type SchemaExtensionNode,
  type Token,
  TokenKind,
  type TypeSystemExtensionNode,
} from 'graphql';
import { Parser } from 'graphql/language/parser.js';

/**
 * Parses SDL whose meaning is clear although the grammar does not allow it: empty brackets, empty
 * definitions, descriptions of extensions, and interfaces without `&` between them, as in SDL from
 * before 2018.
 */
export class LenientParser extends Parser {
  /** Messages about extensions without content. The nodes are among the definitions. */
  readonly empty = new Map<DefinitionNode, string>();
  /** Names that are not directive locations, but are in their place. */
  readonly noLocations: NameNode[] = [];

  override parseDefinition(): DefinitionNode {
    const isDescribed = this.peekDescription() && this._lexer.lookahead().value === 'extend';
    const description = isDescribed ? this.parseDescription() : undefined;
    const node = super.parseDefinition();
    return isDescribed ? Object.assign(node, { description }) : node;
  }

  override optionalMany<T>(open: TokenKind, parse: () => T, close: TokenKind): T[] {
    return this.peek(open) ? this.any(open, parse, close) : [];
  }

  override parseSchemaDefinition(): SchemaDefinitionNode {
    const start = this._lexer.token;
    const description = this.parseDescription();
    this.expectKeyword('schema');
    return this.node<SchemaDefinitionNode>(start, {
      kind: Kind.SCHEMA_DEFINITION,
      description,
      directives: this.parseConstDirectives(),
      operationTypes: this.any(
        TokenKind.BRACE_L,
        this.parseOperationTypeDefinition,
        TokenKind.BRACE_R,
      ),
    });
  }

  override parseImplementsInterfaces(): NamedTypeNode[] {
    return this.expectOptionalKeyword('implements') ? this.parseNames(TokenKind.AMP) : [];
  }

  override parseUnionMemberTypes(): NamedTypeNode[] {
    const isList = this.expectOptionalToken(TokenKind.EQUALS) && !this.startsDefinition();
    return isList && (this.peek(TokenKind.NAME) || this.peek(TokenKind.PIPE))
      ? this.delimitedMany(TokenKind.PIPE, this.parseNamedType)
      : [];
  }

  override parseDirectiveDefinition(): DirectiveDefinitionNode {
    const start = this._lexer.token;
    const description = this.parseDescription();
    this.expectKeyword('directive');
    this.expectToken(TokenKind.AT);
    return this.node<DirectiveDefinitionNode>(start, {
      kind: Kind.DIRECTIVE_DEFINITION,
      description,
      name: this.parseName(),
      arguments: this.parseArgumentDefs(),
      // Allowed by a later specification.
      directives: this.parseConstDirectives(),
      repeatable: this.expectOptionalKeyword('repeatable'),
      locations: this.expectOptionalKeyword('on') ? this.parseDirectiveLocations() : [],
    });
  }

  override parseDirectiveLocations(): NameNode[] {
    const names = this.parseNames(TokenKind.PIPE).map(({ name }) => name);
    const isLocation = ({ value }: NameNode) => Object.hasOwn(DirectiveLocation, value);
    this.noLocations.push(...names.filter((name) => !isLocation(name)));
    return names.filter(isLocation);
  }

  override parseTypeSystemExtension(): TypeSystemExtensionNode {
    const start = this._lexer.token;
    try {
      return super.parseTypeSystemExtension();
    } catch (error) {
      const words = wordsOf(start, this._lexer.token);
      if (!(error instanceof GraphQLError) || words === undefined) throw error;
      // The node is left out, so its kind does not matter.
      const node = this.node<SchemaExtensionNode>(start, { kind: Kind.SCHEMA_EXTENSION });
      this.empty.set(node, `The extension of ${words.slice(1).join(' ')} is empty.`);
      return node;
    }
  }

  /** Names up to the next definition, with or without the token between them. */
  private parseNames(between: TokenKind): NamedTypeNode[] {
    const names: NamedTypeNode[] = [];
    this.expectOptionalToken(between);
    while (this.peek(TokenKind.NAME) && !this.startsDefinition()) {
      names.push(this.parseNamedType());
      this.expectOptionalToken(between);
    }
    return names;
  }

  /** Whether a definition starts here, where a name would be possible as well. */
  private startsDefinition(): boolean {
    const { kind, value } = this._lexer.token;
    if (kind !== TokenKind.NAME || !DEFINITIONS.test(value)) return false;
    const next = this._lexer.lookahead().kind;
    return value === 'schema' || value === 'directive'
      ? next === TokenKind.BRACE_L || next === TokenKind.AT
      : next === TokenKind.NAME;
  }
}

const DEFINITIONS = /^(?:schema|scalar|type|interface|union|enum|input|directive|extend)$/;

/** The words of an extension before the given token; `undefined` if the extension has content. */
function wordsOf(start: Token, end: Token): string[] | undefined {
  const words: string[] = [];
  let rest = '';
  for (let token: Token | null = start; token !== null && token !== end; token = token.next) {
    if (token.kind === TokenKind.NAME && rest === '') words.push(token.value);
    else if (token.kind !== TokenKind.COMMENT) rest += token.kind;
  }
  return words.length <= 3 && /^(?:=|\{\})?$/.test(rest) ? words : undefined;
}
