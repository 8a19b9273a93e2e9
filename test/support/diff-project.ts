import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';
import { runDocgen } from './run-docgen.ts';

/** A schema. */
export const ORDERS =
  'type Query {\n  order: Order\n}\n\ntype Order {\n  id: ID!\n  total: Int\n}\n';
/** The same schema later, with another field. */
export const LATER = 'type Query {\n  order: Order\n}\n\ntype Order {\n  id: ID!\n  sum: Int\n}\n';

/**
 * A repository for `docgen schema-diff`, removed after the tests of the file. Its only commit has
 * an earlier version of some of its files.
 */
export function diffProject() {
  const project = mkdtempSync(join(tmpdir(), 'docgen-diff-'));
  afterAll(() => rmSync(project, { recursive: true }));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args], {
      cwd: project,
      stdio: 'pipe',
    });
  const write = (files: Readonly<Record<string, string>>): void => {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(project, path)), { recursive: true });
      writeFileSync(join(project, path), text);
    }
  };
  write({
    'schemas/orders.graphql': ORDERS,
    'schemas/users.graphql': 'enum Role { ADMIN }\ntype Query { role: Role }\n',
    'schemas/orders.examples.graphql': '{ order { id } }',
    'schemas/README.md': 'No schema.',
    'texts/README.md': 'No schema.',
    'pieces/a.graphql': 'type Query { order: Order }\n',
    'pieces/b.graphql': 'type Order { id: ID! }\n',
    'old.graphql': ORDERS,
    'new.graphql': LATER,
    'same.graphql': `${ORDERS}# a comment\n`,
    'broken.graphql': 'type Query {',
  });
  git('init', '-q', '-b', 'main');
  git('add', '.');
  git('commit', '-q', '-m', 'Schemas of two services');
  write({
    'schemas/orders.graphql': LATER,
    'schemas/users.graphql': 'enum Role { ADMIN GUEST }\ntype Query { role: Role }\n',
    'schemas/taxes.graphql': 'type Query { rate: Int }\n',
  });
  return {
    /** Absolute path. */
    project,
    git,
    write,
    /** Compares two versions. */
    diff: (...args: string[]) => runDocgen(['schema-diff', ...args], project),
    /** Compares two versions in a folder of the project. */
    diffIn: (folder: string, ...args: string[]) =>
      runDocgen(['schema-diff', ...args], join(project, folder)),
  };
}
