import type { Position } from '../compiled-page.ts';

interface Mapping {
  readonly generated: MappedPoint;
  readonly original: MappedPoint;
}

/** Lines from 1, columns from 0, as in source maps. */
interface MappedPoint {
  readonly line: number;
  readonly column: number;
}

/** Takes the place of a generator of source maps, and answers one question without making one. */
export interface PagePositions {
  /** To be handed to MDX as its `SourceMapGenerator`. */
  readonly Generator: new () => {
    readonly addMapping: (mapping: Partial<Mapping>) => void;
    readonly setSourceContent: () => void;
    readonly toJSON: () => unknown;
  };
  /** The position in the page of what stands at a position of its program. */
  readonly find: (position: Position) => Position | undefined;
}

/** Notes what of a page became what of its program. */
export function createPagePositions(): PagePositions {
  const mappings: Mapping[] = [];
  return {
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
    find({ line, column }) {
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
