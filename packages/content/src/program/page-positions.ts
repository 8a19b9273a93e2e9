import type { Position } from '../compiled-page.ts';

/** Lines count from 1, columns from 0, as in source maps. */
interface Mapping {
  readonly generated: Position;
  readonly original: Position;
}

/** See {@link createPagePositions}. */
export type PagePositions = ReturnType<typeof createPagePositions>;

/**
 * Records which position of a page's program comes from which position of the page, for a single
 * lookup without a source map.
 */
export function createPagePositions() {
  const mappings: Mapping[] = [];
  return {
    /** To be passed to MDX as its `SourceMapGenerator`. */
    Generator: class {
      addMapping({ generated, original }: Partial<Mapping>) {
        if (!generated || !original) return;
        // The printer passes its own mutable state.
        const { line, column } = generated;
        mappings.push({ generated: { line, column }, original });
      }
      setSourceContent() {}
      toJSON() {
        return undefined;
      }
    },
    /**
     * The position in the page for a position in its program; `undefined` if nothing on its line is
     * mapped.
     */
    find({ line, column }: Position): Position | undefined {
      // The printer only maps names and values. For keywords such as `new`, the next mapping is the
      // right one.
      const onLine = mappings
        .filter(({ generated }) => generated.line === line)
        .sort((a, b) => a.generated.column - b.generated.column);
      const nearest =
        onLine.find(({ generated }) => generated.column >= column - 1) ?? onLine.at(-1);
      return nearest && { line: nearest.original.line, column: nearest.original.column + 1 };
    },
  };
}
