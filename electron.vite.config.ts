// How the app is bundled: flat, self-contained CommonJS for Node and Electron, one file as the preload, the window.
import { chmod } from 'node:fs/promises';
import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'electron-vite';
import type { Plugin } from 'vite';

/** A worker's file has to lie beside the engine's bundle. */
const workers = {
  'command-thread': 'electron/cli/command-thread.ts',
  'check-worker': 'electron/engine/commands/check/check-worker.ts',
  'digest-worker': 'electron/engine/commands/compare/digest-worker.ts',
  'export-worker': 'electron/engine/commands/export/export-worker.ts',
  'find-worker': 'electron/engine/commands/edit/find-worker.ts',
  'read-worker': 'electron/engine/commands/import/read-worker.ts',
  'robots-worker': 'electron/engine/commands/robots/robots-worker.ts',
  'rows-worker': 'electron/engine/commands/compare/rows-worker.ts',
  'take-over-worker': 'electron/engine/store/take-over-worker.ts',
  'view-thread': 'electron/engine/commands/view/view-thread.ts',
};

const entries = {
  main: 'electron/main/main.ts',
  browser: 'electron/browser/browser.ts',
  cli: 'electron/cli/main.ts',
  'engine-process': 'electron/engine/engine-process.ts',
  ...workers,
};

/** Modules of write/ that only the engine's own thread needs, by how their names begin. */
const FILES =
  'csv-record|file-error|files-in|html-map|index-|keep-open|late-staging|make-folders|open-present|patiently|read-back|refuse|robots|stag|style-sheet|swap|sync-folder|table-file|url-list|zip-comment|zip-path';

/** Modules of cli/ that are loaded for nearly every command, and load next to nothing else. */
const COMMANDS_SHARE =
  'define-command|given-options|json-output|open-project|option-value|output|plain-text|progress-line|run-job|terminal|told-failure|usage-error|version|with-stdin';

/**
 * Few chunks, as Node takes about a millisecond for each that it loads: what threads of an export need of the engine, what
 * the engine has before a project is opened, what else an export does, what threads that judge rows do, and what opening a
 * project does.
 */
const groups = [
  { name: 'compiled-code', priority: 6, test: /\/electron\/engine\/compiled-code\./ },
  // What is started before all else.
  {
    name: 'prepare-export',
    priority: 6,
    test: /\/(prepare-export|spare-threads|module-name|asked-worker|thread-memory|thread-pool|set-name)\./,
  },
  // What it tells stands in the engine's chunks, too, which would be loaded for it.
  { name: 'package', priority: 5, test: /\/package\.json$/ },
  {
    name: 'rows',
    priority: 4,
    test: new RegExp(
      `/(shared/(model|protocol)|electron/engine/(plan|write/(?!xlsx-writer|zip-files|${FILES})|store/(database|export-reader|frozen-reader|frozen-snapshot|read-rows|row-parts|table-pages)))`,
    ),
  },
  // Hosts have it, too.
  { name: 'contract', priority: 3, test: /\/(shared\/contract|valibot)\// },
  {
    name: 'engine',
    priority: 3,
    test: /\/electron\/engine\/(engine|dispatch|job-runner|run-steps|commands\/compare\/forget-comparison|write\/refuse-target)\./,
  },
  { name: 'files', priority: 2, test: new RegExp(`/electron/engine/write/(${FILES})`) },
  // What the thread of a large edit needs.
  { name: 'find', priority: 1.5, test: /\/commands\/edit\/find-ranges\./ },
  // What threads need that digest rows, that filter and sort, and that check.
  { name: 'digest-rows', priority: 1.4, test: /\/commands\/compare\/digest-rows\./ },
  { name: 'scan', priority: 1.3, test: /\/commands\/view\/view-worker\./ },
  { name: 'judge', priority: 1.2, test: /\/commands\/check\/check-task\./ },
  // What all commands of the command line have in common.
  { name: 'command', priority: 1, test: new RegExp(`/electron/cli/(${COMMANDS_SHARE})\\.`) },
  { name: 'rules', priority: 1, test: /\/electron\/engine\/(check|edit|normalise)\// },
  {
    name: 'core',
    priority: 0,
    test: /\/electron\/engine\/(view|commands\/(check|edit|history|project|view))\/(?!.*-(thread|worker))/,
  },
];

/** The development server puts styles inline and connects to itself; the built app stays strict. */
const developmentPolicy: Plugin = {
  name: 'development-policy',
  apply: 'serve',
  transformIndexHtml: (html) => html.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'"),
};

/** A linked command stays one after the next build. */
const runnableCommand: Plugin = {
  name: 'runnable-command',
  writeBundle: ({ dir = '' }, bundle) => ('cli.js' in bundle ? chmod(`${dir}/cli.js`, 0o755) : undefined),
};

/** The package's own manifest says that scripts are ES modules. */
const commonJs: Plugin = {
  name: 'common-js',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'package.json', source: '{ "type": "commonjs" }\n' });
  },
};

/** Changes the code of each chunk. */
const rewriting = (name: string, rewrite: (code: string) => string): Plugin => ({
  name,
  generateBundle: (_, bundle) => {
    for (const part of Object.values(bundle)) if (part.type === 'chunk') part.code = rewrite(part.code);
  },
});

/**
 * Node takes 2 ms to load what it has for threads, which most runs of the command line do without: it is loaded where it is
 * used first.
 */
const lateThreads = rewriting('late-threads', withLateThreads);

function withLateThreads(code: string): string {
  const name = 'node_worker_threads';
  const early = `let ${name} = require("node:worker_threads");`;
  if (!code.includes(early)) return code;
  return code
    .replaceAll(`${name}.`, `(${name} ??= require("node:worker_threads")).`)
    .replace(early, `let ${name};`);
}

/** V8 reads a source of ASCII characters sooner, and keeps it in half of the memory. No raw template has others. */
const asciiSource = rewriting('ascii-source', inAscii);

function inAscii(code: string): string {
  const escaped = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return code.replaceAll(/[\u0080-\uffff]/g, escaped);
}

export default defineConfig({
  main: {
    plugins: [commonJs, lateThreads, asciiSource, runnableCommand],
    build: {
      outDir: 'out/main',
      externalizeDeps: false,
      rolldownOptions: {
        input: entries,
        // Flat, so that new URL('./x.js', import.meta.url) means the same in every chunk.
        output: {
          format: 'cjs',
          strict: true,
          entryFileNames: '[name].js',
          // Without a hash: Node keeps what it compiled by the file's name, so an update replaces it.
          chunkFileNames: 'chunk-[name].js',
          codeSplitting: { groups },
        },
      },
    },
  },
  preload: {
    build: {
      outDir: 'out/preload',
      externalizeDeps: false,
      rolldownOptions: {
        input: { preload: 'electron/preload/preload.ts' },
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    root: 'renderer',
    plugins: [vue(), developmentPolicy],
    define: {
      __VUE_OPTIONS_API__: false,
      __VUE_I18N_FULL_INSTALL__: false,
      __VUE_I18N_LEGACY_API__: false,
      __INTLIFY_PROD_DEVTOOLS__: false,
    },
    build: {
      outDir: 'out/renderer',
      emptyOutDir: true,
      minify: true,
      // Inlined data: addresses would need a wider content security policy.
      assetsInlineLimit: 0,
      rolldownOptions: { input: 'renderer/index.html' },
    },
  },
});
