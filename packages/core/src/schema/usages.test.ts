import { describe, expect, it } from 'vitest';
import type { Usage } from '../schema-model.ts';
import { usageLines, usageList, usageSummary, usagesRoute } from './usages.ts';

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

function onlyGroup(usedBy: readonly Usage[]) {
  const { summary, groups } = usageList({ route, usedBy });
  const [group, ...rest] = groups;
  if (group === undefined || rest.length > 0) throw new Error('there is one group');
  return { summary, group };
}

describe('the usages on a page', () => {
  it('have a line each while they are few', () => {
    const { summary, group } = onlyGroup(fields(4, 5));
    expect(group.title).toBe('On fields');
    expect(group.lines).toHaveLength(20);
    expect(group.lines[0]).toEqual({
      coordinate: 'T0000.f0',
      to: '/types/objects/T0000#T0000.f0',
      how: '',
    });
    expect([summary, group.folded, group.all]).toEqual([undefined, [], undefined]);
  });

  it('are counted by definition when they are more', () => {
    const { summary, group } = onlyGroup(fields(7, 3));
    const { lines, folded, all } = group;
    expect(summary).toBe('21 usages in 7 definitions: 21 fields');
    expect(lines).toHaveLength(7);
    expect(lines[0]).toEqual({
      coordinate: 'T0000',
      to: '/types/objects/T0000',
      how: '3 fields',
    });
    expect({ folded, all }).toEqual({ folded: [], all: undefined });
  });

  it('are folded beyond twenty, and stand on a page of their own beyond 120', () => {
    const some = onlyGroup(fields(120)).group;
    expect([some.lines.length, some.folded.length, some.all]).toEqual([20, 100, undefined]);
    expect(onlyGroup(fields(21)).group).toMatchObject({ lines: { length: 21 }, folded: [] });
    const many = onlyGroup(fields(121)).group;
    expect([many.lines.length, many.folded.length]).toEqual([20, 0]);
    expect(many.all).toEqual({
      to: '/types/scalars/id/used-by',
      count: 121,
      of: 'definitions',
    });
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
    { coordinate: definition, to, how: 'returns it, 2 arguments' },
    { coordinate: 'Any', to: '/types/unions/any', how: 'union' },
  ]);
  expect(usageSummary({ usedBy })).toBe(
    '4 usages in 2 definitions: 1 operation, 1 union, 2 arguments',
  );
});

it('groups usages by their sort, each with a limit of its own', () => {
  const implementing = fields(130).map(({ definition, to }): Usage => {
    return { how: 'implements', coordinate: definition, definition, to };
  });
  const through = fields(1).map((field): Usage => ({ ...field, how: 'through' }));
  const usedBy = [...fields(2), ...through, ...implementing];
  const { groups } = usageList({ route, usedBy });
  expect(groups.map(({ title, lines, all }) => [title, lines.length, all?.count])).toEqual([
    ['Implemented by', 20, 130],
    ['Returned through', 1, undefined],
    ['On fields', 2, undefined],
  ]);
});
