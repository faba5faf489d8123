// The licences of the packages whose code was bundled, as one text. Electron's and Chromium's own come with its runtime.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
}

/** Licences, and what they ask to be passed on with them. */
const LICENCE_FILE = /^(?:licen[cs]e|copying|notice)/i;

/** Throws where a package does not say under which licence it is, or does not come with its text. */
export async function thirdPartyText(root: string, packages: readonly string[]): Promise<string> {
  const parts = await Promise.all(packages.map((name) => licenceOf(join(root, 'node_modules', name))));
  const head = `Mapwright contains code of these ${String(packages.length)} packages, under the licences below.\n`;
  return [head, ...parts].join(`\n${'-'.repeat(80)}\n\n`);
}

async function licenceOf(folder: string): Promise<string> {
  const { name, version, license } = JSON.parse(
    await readFile(join(folder, 'package.json'), 'utf8'),
  ) as Manifest;
  const files = (await readdir(folder)).filter((file) => LICENCE_FILE.test(file)).sort();
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  if (license === undefined) throw new Error(`${name} names no licence.`);
  const text = texts.map(ownPart).join('\n\n');
  if (text === '') throw new Error(`${name} comes without the text of its licence (${license}).`);
  return `${name} ${version} (${license})\n\n${text}\n`;
}

/** Without what a tool that is bundled itself says of its parts, none of which are in ours. */
function ownPart(text: string): string {
  return (text.split('\n# Licenses of bundled dependencies', 1)[0] ?? '').trim();
}
