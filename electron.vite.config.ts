// How the app is bundled: flat, self-contained CommonJS for Node and Electron, one file as the preload, the window.
import { chmod } from 'node:fs/promises';
import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'electron-vite';
import type { Plugin } from 'vite';
import { noteBundled } from './packaging/bundled/note-bundled.ts';

/** A worker's file has to lie beside the engine's bundle. */
const workers = {
  'command-thread': 'electron/cli/run/command-thread.ts',
  'engine-thread': 'electron/engine/engine-thread.ts',
};

const entries = {
  main: 'electron/main/main.ts',
  browser: 'electron/browser/browser.ts',
  cli: 'electron/cli/main.ts',
  'engine-process': 'electron/engine/engine-process.ts',
  ...workers,
};

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

export default defineConfig({
  main: {
    plugins: [commonJs, runnableCommand, noteBundled('main')],
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
        },
      },
    },
  },
  preload: {
    plugins: [noteBundled('preload')],
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
    plugins: [vue(), developmentPolicy, noteBundled('renderer')],
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
