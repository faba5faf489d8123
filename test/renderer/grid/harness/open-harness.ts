// Builds the harness page, serves it under a strict content policy and opens it in Chromium. Used by measuring scripts and tests.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import vue from '@vitejs/plugin-vue';
import { chromium, type Page } from 'playwright';
import { build } from 'vite';
import { BROWSER_FLAGS, HIDDEN_FROM_TESTS } from '../../../e2e/browser-flags.ts';
import { systemBrowser } from '../../../e2e/system-browser.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
};
const POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:";

/** px of the window that tests begin with. */
export const WINDOW = { width: 1280, height: 800 };

export interface Harness {
  open(query: string): Promise<Page>;
  close(): Promise<void>;
}

/** A browser with the built page behind it. Everything goes when it is closed. */
export async function openHarness(): Promise<Harness> {
  const out = await mkdtemp(join(tmpdir(), 'grid-harness-'));
  await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    plugins: [vue()],
    build: { outDir: out, emptyOutDir: true },
  });
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const name = path === '/' ? '/index.html' : path;
    readFile(join(out, name)).then(
      (bytes) => {
        response.setHeader('Content-Type', TYPES[extname(name)] ?? 'application/octet-stream');
        response.setHeader('Content-Security-Policy', POLICY);
        response.end(bytes);
      },
      () => {
        response.statusCode = 404;
        response.end();
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const system = systemBrowser();
  const browser = await chromium.launch({
    args: [...BROWSER_FLAGS],
    ignoreDefaultArgs: [...HIDDEN_FROM_TESTS],
    ...(system === null ? {} : { executablePath: system }),
  });
  const context = await browser.newContext({ viewport: WINDOW });
  return {
    async open(query) {
      const page = await context.newPage();
      await page.goto(`http://127.0.0.1:${String(port)}/?${query}`);
      return page;
    },
    async close() {
      await browser.close();
      server.close();
      await rm(out, { recursive: true, force: true });
    },
  };
}
