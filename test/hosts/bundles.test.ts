// The built app, read as text: what each bundle may load, and that nothing it points to is left out of the package.
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { builtinModules, createRequire, Module } from 'node:module';
import { join } from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { build, isStale } from '../../electron/start/build-if-stale.ts';
import { appRoot } from '../../electron/host/app-folders.ts';

const root = appRoot();
const main = join(root, 'out', 'main');

beforeAll(async () => {
  if (isStale(root)) await build(root);
}, 180_000);

const read = (...path: string[]): string => readFileSync(join(root, ...path), 'utf8');

/** Every module that a bundle loads, by static or dynamic import or by require; comments and strings load nothing. */
function loads(code: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const name =
      ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
        ? node.moduleSpecifier
        : argumentOfLoad(node);
    if (name && ts.isStringLiteral(name)) found.push(name.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('bundle.js', code, ts.ScriptTarget.ESNext, false, ts.ScriptKind.JS));
  return found;
}

/** Of import(…), require(…) or the bundler's own __require(…). */
function argumentOfLoad(node: ts.Node): ts.Node | undefined {
  if (!ts.isCallExpression(node)) return undefined;
  const { expression } = node;
  const isLoad =
    expression.kind === ts.SyntaxKind.ImportKeyword ||
    (ts.isIdentifier(expression) && ['require', '__require'].includes(expression.text));
  return isLoad ? node.arguments[0] : undefined;
}

const known = new Map<string, string[]>();

/** What a file of the build loads. */
function loadsOf(file: string): string[] {
  let found = known.get(file);
  if (!found) known.set(file, (found = loads(readFileSync(join(main, file), 'utf8'))));
  return found;
}

/** A bundle and everything of ours that it loads, directly or not. */
function reached(entry: string, seen = new Set<string>()): Set<string> {
  if (seen.has(entry)) return seen;
  seen.add(entry);
  for (const name of loadsOf(entry)) {
    if (name.startsWith('./')) reached(name.slice(2), seen);
  }
  return seen;
}

const outside = (entry: string): string[] =>
  [...reached(entry)].flatMap((file) => loadsOf(file)).filter((name) => !name.startsWith('./'));

/** Packages document types by import(…) in their comments. */
const withoutComments = (file: string): string =>
  readFileSync(join(main, file), 'utf8').replaceAll(/^[\t ]*\*.*$/gm, '');

/** What the bundled library gives, with as much of Electron as it needs to begin. */
function updaterOf(file: string): unknown {
  const load = createRequire(import.meta.url);
  const path = load.resolve('electron');
  const electron = new Module(path);
  electron.loaded = true;
  electron.exports = {
    app: { getVersion: () => '0.1.0', getName: () => 'Mapwright' },
    autoUpdater: { on: () => undefined },
  };
  const before = load.cache[path];
  load.cache[path] = electron;
  const { resourcesPath } = process;
  Object.defineProperty(process, 'resourcesPath', { value: main, configurable: true });
  try {
    return (load(join(main, file)) as { default: { autoUpdater: unknown } }).default.autoUpdater;
  } finally {
    Object.defineProperty(process, 'resourcesPath', { value: resourcesPath, configurable: true });
    if (before) load.cache[path] = before;
    else Reflect.deleteProperty(load.cache, path);
  }
}

const isBuiltin = (name: string): boolean =>
  builtinModules.includes(name.replace(/^node:/, '')) || name === 'node:sqlite';

describe('the test’s own eyes', () => {
  it('see imports of every form', () => {
    const code = `import"a";import b from "b";import {c} from 'c';import * as d from "d";export { e } from "e";const f = await import("f"), g = require("g");`;
    expect(loads(code)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g']);
  });
});

describe('out/main', () => {
  it('is flat, so that files beside a bundle are found from every chunk', () => {
    const entries = readdirSync(main, { withFileTypes: true });
    expect(entries.filter((entry) => !entry.isFile())).toEqual([]);
    expect(entries.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['main.js', 'browser.js', 'cli.js', 'engine-process.js']),
    );
  });

  it('has the code that begins a thread in that thread’s file, where no other thread runs it', () => {
    const threads = readdirSync(main).filter((name) => /^(?!chunk-).*-(thread|worker)\.js$/.test(name));
    expect(threads.toSorted()).toEqual(['command-thread.js', 'engine-thread.js']);
    for (const name of threads)
      expect(read('out', 'main', name)).toMatch(
        new RegExp(`^// electron/.*/${name.slice(0, -3)}\\.ts$`, 'm'),
      );
  });

  it.each(['engine-process.js', 'browser.js', 'cli.js'])('%s loads only Node’s own modules', (entry) => {
    expect(outside(entry).length).toBeGreaterThan(0);
    expect(outside(entry).filter((name) => !isBuiltin(name))).toEqual([]);
  });

  it.skipIf(process.platform === 'win32')('has a command that can be run as it is', () => {
    expect(statSync(join(main, 'cli.js')).mode & 0o111).toBe(0o111);
  });

  it('main.js loads Electron besides', () => {
    expect(new Set(outside('main.js').filter((name) => !isBuiltin(name)))).toEqual(new Set(['electron']));
  });

  it('main.js loads no SQLite, which is the engine’s', () => {
    expect(outside('main.js')).not.toContain('node:sqlite');
    expect(outside('engine-process.js')).toContain('node:sqlite');
  });

  it('has the updater in a file that only main.js loads, once something is asked of it', () => {
    const updater = readdirSync(main).filter((file) =>
      /^var require_AppImageUpdater = /m.test(read('out', 'main', file)),
    );
    expect(updater).toHaveLength(1);
    const [file = ''] = updater;
    for (const entry of ['browser.js', 'cli.js', 'engine-process.js'])
      expect(reached(entry)).not.toContain(file);
    expect(read('out', 'main', 'main.js')).toMatch(
      new RegExp(`then\\(\\(\\) => [^\\n]*require\\("\\./${file.replace('.', '\\.')}"\\)`),
    );
    expect(updaterOf(file)).toMatchObject({ autoDownload: true, allowDowngrade: false });
  });

  it('has every file that a bundle names beside itself', () => {
    const named = readdirSync(main).flatMap((file) =>
      [...withoutComments(file).matchAll(/["'`]\.\/([\w-]+\.js)["'`]/g)].map((match) => match[1]!),
    );
    expect(named).toContain('engine-process.js');
    expect(named.filter((name) => !existsSync(join(main, name)))).toEqual([]);
  });

  it('holds the engine in its own process only: the hosts’ bundles do not contain it', () => {
    const holdsDispatch = (file: string): boolean =>
      read('out', 'main', file).includes('electron/engine/dispatch.ts');
    const engine = [...reached('engine-process.js')].find(holdsDispatch);
    expect(engine).toBeDefined();
    expect(reached('main.js')).not.toContain(engine);
    expect(reached('browser.js')).not.toContain(engine);
  });
});

describe('out/preload', () => {
  it('is one CommonJS file that requires only electron, as the sandbox demands', () => {
    expect(readdirSync(join(root, 'out', 'preload'))).toEqual(['preload.cjs']);
    const code = read('out', 'preload', 'preload.cjs');
    expect(new Set(loads(code))).toEqual(new Set(['electron']));
    expect(code).not.toMatch(/^(import|export)\s/m);
    expect(code).not.toMatch(/\bprocess\.(?!env)|\bimport\.meta\b|\b__dirname\b/);
  });
});

describe('out/renderer', () => {
  it('follows the content security policy: no inline script or style, nothing from elsewhere', () => {
    const html = read('out', 'renderer', 'index.html');
    expect(html).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=/i);
    expect([...html.matchAll(/(?:src|href)="([^"]+)"/g)].map((match) => match[1]!)).toSatisfy(
      (links: string[]) => links.every((link) => link.startsWith('./') || link.startsWith('/')),
    );
    for (const file of readdirSync(join(root, 'out', 'renderer', 'assets'))) {
      if (file.endsWith('.js'))
        expect(read('out', 'renderer', 'assets', file)).not.toMatch(/\beval\(|new Function\(/);
    }
  });
});
