import type { Position } from '../compiled-page.ts';

/** Lines count from 1, columns from 0, as in source maps. */
interface Mapping {
  readonly generated: Position;
  readonly original: Position;
}

/** What {@link createPagePositions} makes. */
export type PagePositions = ReturnType<typeof createPagePositions>;

/** Notes what of a page became what of its program, and answers one question without a source map. */
export function createPagePositions() {
  const mappings: Mapping[] = [];
  return {
    /** To be handed to MDX as its `SourceMapGenerator`. */
    Generator: class {
      addMapping({ generated, original }: Partial<Mapping>) {
        if (!generated || !original) return;
        // The printer hands its own state over, which moves on.
        const { line, column } = generated;
        mappings.push({ generated: { line, column }, original });
      }
      setSourceContent() {}
      toJSON() {
        return undefined;
      }
    },
    /** The position in the page of what stands at a position of its program. */
    find({ line, column }: Position): Position | undefined {
      // The printer maps names and values. `new` and the like are followed by the one that is meant.
      const onLine = mappings
        .filter(({ generated }) => generated.line === line)
        .sort((a, b) => a.generated.column - b.generated.column);
      const nearest =
        onLine.find(({ generated }) => generated.column >= column - 1) ?? onLine.at(-1);
      return nearest && { line: nearest.original.line, column: nearest.original.column + 1 };
    },
  };
}
