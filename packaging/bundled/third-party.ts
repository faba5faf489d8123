// The licences of the packages whose code was bundled, as one text. Electron's and Chromium's own come with its runtime.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly author?: string | { readonly name: string };
}

/** Licences, and what they ask to be passed on with them. */
const LICENCE_FILE = /^(?:licen[cs]e|copying|notice)/i;

/** Throws where a package does not say under which licence it is, or does not come with its text. */
export async function thirdPartyText(root: string, packages: readonly string[]): Promise<string> {
  const parts = await Promise.all(packages.map((name) => licenceOf(root, name)));
  const head = `Mapwright contains code of these ${String(packages.length)} packages, under the licences below.\n`;
  return [head, ...parts].join(`\n${'-'.repeat(80)}\n\n`);
}

async function licenceOf(root: string, name: string): Promise<string> {
  const folder = join(root, 'node_modules', name);
  const { version, license, author } = JSON.parse(
    await readFile(join(folder, 'package.json'), 'utf8'),
  ) as Manifest;
  const files = (await readdir(folder)).filter((file) => LICENCE_FILE.test(file)).sort();
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  if (license === undefined) throw new Error(`${name} names no licence.`);
  const holder = typeof author === 'object' ? author.name : author;
  const text =
    texts.length === 0 && license === 'MIT' && holder
      ? await mitLicence(root, holder)
      : texts.map(ownPart).join('\n\n');
  if (text === '') throw new Error(`${name} comes without the text of its licence (${license}).`);
  return `${name} ${version} (${license})\n\n${text}\n`;
}

/** The words are the same for all who use it, so that a package which only names it has those of ours. */
async function mitLicence(root: string, holder: string): Promise<string> {
  const ours = await readFile(join(root, 'LICENSE'), 'utf8');
  return ours.replace(/^Copyright .*$/m, () => `Copyright (c) ${holder}`).trim();
}

/** Without what a tool that is bundled itself says of its parts, none of which are in ours. */
function ownPart(text: string): string {
  return (text.split('\n# Licenses of bundled dependencies', 1)[0] ?? '').trim();
}
