import type { BuildModules } from '@docgen/bundler/build-modules';
import { normaliseBasePath } from '@docgen/config/base-path';
import { SEVERITIES } from '@docgen/core/diagnostic';
import { isMarkdownFile } from '@docgen/core/sources/page-file';
import { Command, InvalidArgumentError, Option } from 'commander';
import { type BuildCommandOptions, buildCommand } from './commands/build-command.ts';
import { type CheckCommandOptions, checkCommand } from './commands/check-command.ts';
import type { DevCommandOptions } from './commands/dev-command.ts';
import { type InitCommandOptions, initCommand } from './commands/init-command.ts';
import type { SchemaDiffOptions } from './commands/schema-diff-command.ts';
import type { ServeCommandOptions } from './commands/serve-command.ts';
import { EXIT, type ExitCode } from './exit-code.ts';
import { printableLines } from './printable-lines.ts';
import { REPORT_FORMATS } from './report/report-format.ts';
import { reportFailure } from './report-failure.ts';
import type { Terminal } from './terminal.ts';

export interface CliInput {
  /** Arguments after the name of the program. */
  readonly argv: readonly string[];
  readonly version: string;
  /** Absolute path of docgen's package. */
  readonly packageFolder: string;
  readonly modules: BuildModules;
  /** Texts of the sample site that `init` writes, by path. */
  readonly template: Readonly<Record<string, string>>;
  readonly terminal: Terminal;
  /** Called once a server answers, so that the process keeps running. */
  readonly onServing?: () => void;
}

/** Descriptions of options of several commands. */
const DRAFTS = 'include pages with `draft: true`';
const NO_CACHE = 'neither read nor write the cache';
const BASE = 'path that the site is served below (default: `basePath` of the configuration)';

/**
 * Runs the command line.
 *
 * @returns The exit code; never rejects.
 */
export async function runCli(input: CliInput): Promise<ExitCode> {
  const { argv, version, terminal } = input;
  let code: ExitCode = EXIT.fine;
  const program = new Command('docgen')
    .description('Builds documentation sites from MDX and GraphQL schemas.')
    .version(version)
    .showHelpAfterError('(docgen --help lists the commands)')
    .configureOutput({
      writeOut: terminal.out,
      writeErr: (text) => terminal.err(printableLines(text)),
    })
    .exitOverride();

  program
    .command('build')
    .description('build the site')
    .addOption(configOption())
    .addOption(
      pathOption(
        '--out-dir <folder>',
        'folder for the output (default: "dist" beside the configuration)',
      ),
    )
    .addOption(baseOption(BASE))
    .option('--drafts', DRAFTS)
    .addOption(failOnOption('and write nothing'))
    .option('--no-cache', NO_CACHE)
    .option('--profile', 'print time and memory of each step, and the slowest pages')
    .action(async (options: BuildCommandOptions) => {
      code = await buildCommand(options, input);
    });

  const dev = program
    .command('dev')
    .description('start a development server that shows changes at once')
    .addOption(configOption());
  withServerOptions(dev)
    .option('--open', 'open the site in the browser')
    .option(
      '--poll',
      'check files for changes every second, for file systems without change notifications',
    )
    .addOption(baseOption(BASE))
    .option('--drafts', DRAFTS)
    .action(async (options: DevCommandOptions) => {
      // Loaded on demand, so that other commands do not wait for the server.
      const { devCommand } = await import('./commands/dev-command.ts');
      code = await devCommand(options, input);
    });

  const serve = program.command('serve').description('serve the output of a build locally');
  withServerOptions(serve)
    .addOption(
      pathOption('--config <file>', 'configuration, beside which the folder "dist" is served'),
    )
    .addOption(pathOption('--dir <folder>', 'folder to serve (default: "dist")'))
    .addOption(
      baseOption('path to serve the site below (default: the base path that it was built for)'),
    )
    .action(async (options: ServeCommandOptions) => {
      // Loaded on demand, so that other commands do not wait for the server.
      const { serveCommand } = await import('./commands/serve-command.ts');
      code = await serveCommand(options, terminal);
    });

  program
    .command('check')
    .description('check the site, including all links, without writing output')
    .addOption(configOption())
    .addOption(formatOption())
    .addOption(
      new Option(
        '--published <sitemap...>',
        'sitemap of the published site; reports its addresses that lead nowhere in the new one',
      ).argParser((path, before: string[] = []) => [...before, parsePath(path)]),
    )
    .option('--drafts', DRAFTS)
    .addOption(failOnOption())
    .option('--no-cache', NO_CACHE)
    .action(async (options: CheckCommandOptions) => {
      code = await checkCommand(options, input);
    });

  program
    .command('schema-diff')
    .description('report the changes between two versions of a schema')
    .argument('<old>', 'old version: SDL file or folder, or one of a commit, such as main:schemas')
    .argument('<new>', 'new version, in the same form')
    .addOption(formatOption())
    .addOption(
      new Option(
        '--fail-on <criticality>',
        'exit with code 1 if there are changes of this criticality or a worse one',
      ).choices(['breaking', 'dangerous']),
    )
    .addOption(
      new Option('--page <file>', 'also write the changes to a Markdown page').argParser(parsePage),
    )
    .option(
      '--schema <id>',
      'schema of the site that names on the page link to (default: the compared one)',
    )
    .addOption(
      pathOption(
        '--config <file>',
        'configuration that says which services are composed and, in `schemas.show` and `schemas.hide`, what to compare of them (default: site.config.* of the current folder, if there is one)',
      ),
    )
    .action(async (before: string, after: string, options: SchemaDiffOptions) => {
      // Loaded on demand, so that other commands do not wait for the parser.
      const { schemaDiffCommand } = await import('./commands/schema-diff-command.ts');
      code = await schemaDiffCommand([before, after], options, input);
    });

  program
    .command('init')
    .description('create a site, or migrate one from Docusaurus')
    .addOption(pathOption('--dir <folder>', 'folder of the site (default: current folder)'))
    .option('--no-run', 'only parse the Docusaurus configuration, never run it')
    .option('--check', 'write nothing; report what would be written, and what would not work')
    .action(async (options: InitCommandOptions) => {
      code = await initCommand(options, input);
    });

  program
    .command('explain')
    .description('explain the cause and the cure of diagnostics')
    .argument(
      '[codes...]',
      'codes of diagnostics, such as broken-link; lists all codes when left out',
    )
    .action(async (codes: string[]) => {
      // Loaded on demand, so that other commands do not wait for it.
      const { explainCommand } = await import('./commands/explain-command.ts');
      code = await explainCommand(codes, input);
    });

  for (const command of program.commands) {
    command.showHelpAfterError(`(docgen ${command.name()} --help lists its arguments and options)`);
  }

  try {
    await program.parseAsync(argv, { from: 'user' });
    return code;
  } catch (error) {
    return reportFailure(error, { version, isBuild: argv[0] === 'build' }, terminal);
  }
}

/** Adds the options for address, port and host names of a server. */
function withServerOptions(command: Command): Command {
  return command
    .option('--port <number>', 'port to listen on (default: 3000, or the next free one)', parsePort)
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .option(
      '--allowed-host <name...>',
      'more host names to accept requests for, besides localhost and --host; ".example.com" includes subdomains',
    );
}

function configOption(): Option {
  return pathOption('--config <file>', 'configuration file (default: "site.config.ts")');
}

function formatOption(): Option {
  return new Option('--format <format>', 'format of the report')
    .choices(REPORT_FORMATS)
    .default('pretty');
}

/** @param consequence - What else happens if there are such problems. */
function failOnOption(consequence = ''): Option {
  return new Option(
    '--fail-on <severity>',
    `exit with code 1 ${consequence && `${consequence} `}if there are problems of this severity`,
  )
    .choices(SEVERITIES)
    .default('error');
}

/** An option whose value is the path of a file or folder. */
function pathOption(flags: string, description: string): Option {
  return new Option(flags, description).argParser(parsePath);
}

/**
 * Rejects paths that are probably accidental: an unset variable gives an empty one, a forgotten
 * path the next option.
 */
function parsePath(value: string): string {
  if (value === '') throw new InvalidArgumentError('It must not be empty.');
  if (value.startsWith('-')) {
    throw new InvalidArgumentError(`The path is missing, or must be written as "./${value}".`);
  }
  return value;
}

/**
 * Only accepts Markdown files, because the page overwrites the file, which must not be one of the
 * schemas.
 */
function parsePage(value: string): string {
  if (isMarkdownFile(parsePath(value))) return value;
  throw new InvalidArgumentError('It must be a Markdown file (.md or .mdx).');
}

function baseOption(description: string): Option {
  return new Option('--base <path>', description).argParser((value: string) => {
    const path = normaliseBasePath(value);
    if (path === undefined)
      throw new InvalidArgumentError('It must be a path that starts with "/".');
    return path;
  });
}

function parsePort(value: string): number {
  const port = Number(value);
  if (/^\d+$/.test(value) && port <= 65_535) return port;
  throw new InvalidArgumentError('It must be a number from 0 to 65535.');
}
