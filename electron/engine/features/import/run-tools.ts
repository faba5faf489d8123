// What an import under way works with, from threads to the place where its rows go. An interface only.
import type { SourceOrigin } from '../../../../shared/model/project.ts';
import type { JobControl } from '../../jobs/job-runner.ts';
import type { ImportTree } from '../../project/running-import.ts';
import type { OpenArchives } from '../../read/sources/archive/open-archives.ts';
import type { ReferenceOptions } from './import-references.ts';
import type { RowSink } from './row-sink.ts';
import type { SiteGuess } from './site-guess.ts';
import type { IsOwn } from './walk/own-outputs.ts';
import type { SourceReader } from './walk/source-reader.ts';
import type { WebDownloads } from './web-downloads.ts';

export interface RunTools {
  readonly reader: SourceReader;
  readonly downloads: WebDownloads;
  readonly archives: OpenArchives;
  readonly sink: RowSink;
  readonly tree: ImportTree;
  readonly control: JobControl;
  readonly guess: SiteGuess;
  readonly references: ReferenceOptions;
  /** Take what can be read of a named source that is cut off or damaged; else the import fails. */
  readonly keepDamaged: boolean;
  /** How the files are read by the user's choice, which is kept of each. */
  readonly how: SourceOrigin | undefined;
  /** What is no source, whatever lists it. */
  readonly isOwn?: IsOwn | undefined;
}
