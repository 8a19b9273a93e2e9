import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

it('does one thing at a time, the most urgent first', async () => {
  const turns = createTurns();
  const done: string[] = [];
  let running = 0;
  const task = (name: string) => async () => {
    running++;
    expect(running).toBe(1);
    await Promise.resolve();
    done.push(name);
    running--;
    return name;
  };
  const all = [
    turns.take('background', task('first')),
    turns.take('background', task('background')),
    turns.take('request', task('request')),
    turns.take('edit', task('edit')),
    turns.take('edit', task('edit again')),
  ];
  expect(await Promise.all(all)).toEqual(['first', 'background', 'request', 'edit', 'edit again']);
  expect(done).toEqual(['first', 'edit', 'edit again', 'request', 'background']);
});

it('goes on behind what fails', async () => {
  const turns = createTurns();
  const failing = turns.take('edit', () => {
    throw new Error('no');
  });
  const next = turns.take('edit', () => 'yes');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('yes');
});
