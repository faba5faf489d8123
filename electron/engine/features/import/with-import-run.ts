// Gives an import what it needs to run (threads, connections, downloads) and takes it away again afterwards.
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { ChangeLabel } from '../../../../shared/model/edit/change.ts';
import type { SourceOrigin } from '../../../../shared/model/project.ts';
import type { RobotsTake } from '../../../../shared/model/robots.ts';
import type { WebOptions } from '../../../../shared/model/import/web-options.ts';
import type { JobControl } from '../../jobs/job-runner.ts';
import { LocalSitemaps } from '../../read/sources/local-sitemaps.ts';
import type { OpenArchives } from '../../read/sources/archive/open-archives.ts';
import type { SourceFile } from '../../read/sources/source-file.ts';
import { isWebInput } from '../../../../shared/protocol/web-input.ts';
import type { WebSurroundings } from '../../read/sources/web/web-exchange.ts';
import { ImportRun } from './import-run.ts';
import { ImportTree } from '../../project/running-import.ts';
import type { IsOwn } from './walk/own-outputs.ts';
import type { ReadSettings } from './read-source.ts';
import type { RowSink } from './row-sink.ts';
import type { SiteGuess } from './site-guess.ts';
import { howRead } from '../../store/source-table.ts';
import { SourceReader } from './walk/source-reader.ts';
import { systemSurroundings } from './system-surroundings.ts';
import { WebDownloads } from './web-downloads.ts';

export interface ImportOptions extends ReadSettings {
  /** Import what can be read of a named source that is cut off or damaged. Default: refuse it. */
  readonly keepDamaged?: boolean | undefined;
  readonly web?: WebOptions | undefined;
  /** Threads that read, at most. Default: one a core. */
  readonly threads?: number | undefined;
  readonly surroundings?: WebSurroundings | undefined;
  /** The folder that is written to with these sources: none of its files is one of them. */
  readonly output?: string | undefined;
  /** Text of the clipboard, read as a file would be. */
  readonly pasted?: string | undefined;
  /** Which of several robots.txt files for one origin counts. Default: "first". */
  readonly robots?: RobotsTake | undefined;
  /** What is to be done before anything is changed by what was found, which is to be called so. */
  readonly before?: ((label: ChangeLabel) => Promise<void>) | undefined;
  /** Where to tell what is found. */
  readonly tree?: ImportTree | undefined;
}

interface RunOptions {
  /** What the user named: files, folders, patterns, addresses. */
  readonly inputs: readonly string[];
  /** The local files behind them. */
  readonly files: readonly SourceFile[];
  readonly archives: OpenArchives;
  readonly control: JobControl;
  readonly options: ImportOptions;
  readonly sink: RowSink;
  readonly guess: SiteGuess;
  /** True: threads that read judge the rows. Default: they don't. */
  readonly judges?: boolean;
  readonly knownAt?: (location: string) => SourceOrigin | undefined;
  /** Files of the disk that are left as they are. */
  readonly isOwn?: IsOwn | undefined;
}

/** Does the work and gives its run back, whose threads, connections and downloads are gone then. */
export async function withImportRun(
  { inputs, files, archives, control, options, sink, guess, judges, knownAt, isOwn }: RunOptions,
  work: (run: ImportRun) => Promise<void>,
): Promise<ImportRun> {
  const {
    web = {},
    keepDamaged = false,
    surroundings = systemSurroundings(),
    tree = new ImportTree(),
  } = options;
  const folders = await foldersAmong(inputs);
  const settings = {
    maxBytes: options.maxBytes,
    html: options.html,
    encoding: options.encoding,
    dates: options.dates,
    rules: judges ? guess.rules : undefined,
  };
  const reader = new SourceReader(control.signal, settings, options.threads);
  const downloads = new WebDownloads({
    web,
    named: inputs.filter(isWebInput),
    surroundings,
    signal: control.signal,
    onBytes: (address, bytes) => {
      run.downloaded(address, bytes);
    },
  });
  const references = {
    local: new LocalSitemaps(files, folders),
    follow: web.follow ?? true,
    fetchListed: web.fetchListed ?? false,
    copies: downloads.copies,
    knownAt: knownAt ?? (() => undefined),
  };
  const run = new ImportRun(
    {
      reader,
      downloads,
      archives,
      sink,
      tree,
      control,
      guess,
      keepDamaged,
      references,
      how: howRead(options),
      isOwn,
    },
    files,
  );
  try {
    await work(run);
    return run;
  } finally {
    await Promise.all([reader.close(), downloads.close()]);
  }
}

async function foldersAmong(inputs: readonly string[]): Promise<string[]> {
  const folders: string[] = [];
  for (const input of inputs) {
    const found = await stat(input).catch(() => null);
    if (found?.isDirectory()) folders.push(resolve(input));
  }
  return folders;
}
