import { describe, expect, it } from 'vitest';
import type { Usage } from './schema-model.ts';
import { implementationList, usageLines, usageList, usageSummary, usagesRoute } from './usages.ts';

const route = '/types/scalars/id';
const field = (definition: string, name: string): Usage => ({
  how: 'field',
  coordinate: `${definition}.${name}`,
  definition,
  to: `/types/objects/${definition}`,
});
const fields = (definitions: number, each = 1): Usage[] =>
  Array.from({ length: definitions }, (_, at) => `T${String(at).padStart(4, '0')}`).flatMap(
    (name) => Array.from({ length: each }, (_, at) => field(name, `f${at}`)),
  );

describe('the usages on a page', () => {
  it('have a line each while they are few', () => {
    const { lines, ...rest } = usageList({ route, usedBy: fields(4, 5) });
    expect(lines).toHaveLength(20);
    expect(lines[0]).toEqual({
      coordinate: 'T0000.f0',
      to: '/types/objects/T0000',
      fragment: '#field-f0',
      how: 'field',
    });
    expect(rest).toEqual({ folded: [] });
  });

  it('are counted by definition when they are more', () => {
    const { summary, lines, folded, all } = usageList({ route, usedBy: fields(7, 3) });
    expect(summary).toBe('21 usages in 7 definitions: 21 fields');
    expect(lines).toHaveLength(7);
    expect(lines[0]).toEqual({
      coordinate: 'T0000',
      to: '/types/objects/T0000',
      fragment: '',
      how: '3 fields',
    });
    expect({ folded, all }).toEqual({ folded: [], all: undefined });
  });

  it('are folded beyond twenty, and stand on a page of their own beyond 120', () => {
    const some = usageList({ route, usedBy: fields(120) });
    expect([some.lines.length, some.folded.length, some.all]).toEqual([20, 100, undefined]);
    const many = usageList({ route, usedBy: fields(121) });
    expect([many.lines.length, many.folded.length]).toEqual([20, 0]);
    expect(many.all).toEqual({ to: '/types/scalars/id/used-by', count: 121 });
    expect(usagesRoute({ route, usedBy: fields(121) })).toBe(many.all?.to);
    expect(usagesRoute({ route, usedBy: fields(120, 9) })).toBeUndefined();
  });
});

it('says in which ways a definition refers', () => {
  const definition = 'Query.node';
  const to = '/api/queries/node';
  const usedBy: Usage[] = [
    { how: 'returns', coordinate: definition, definition, to },
    { how: 'argument', coordinate: 'Query.node(a:)', definition, to },
    { how: 'argument', coordinate: 'Query.node(b:)', definition, to },
    { how: 'member', coordinate: 'Any', definition: 'Any', to: '/types/unions/any' },
  ];
  expect(usageLines({ usedBy })).toEqual([
    { coordinate: definition, to, fragment: '', how: 'returns it, 2 arguments' },
    { coordinate: 'Any', to: '/types/unions/any', fragment: '', how: 'union' },
  ]);
  expect(usageSummary({ usedBy })).toBe(
    '4 usages in 2 definitions: 1 operation, 1 union, 2 arguments',
  );
});

it('names few implementations of what has too many usages for its page', () => {
  const implementations = fields(200).map(({ definition: name, to }) => ({ text: name, name, to }));
  const usedBy = fields(200);
  const { shown, all } = implementationList({ route, usedBy, implementations });
  expect(shown).toEqual(implementations.slice(0, 20));
  expect(all).toEqual({ to: '/types/scalars/id/used-by', count: 200 });
  const few = { route, usedBy: fields(100), implementations: implementations.slice(0, 100) };
  expect(implementationList(few)).toEqual({ shown: few.implementations });
});
