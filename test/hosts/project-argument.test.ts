// Which project a command line names, as systems pass it for a file that was double-clicked.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { projectArgument } from '../../electron/main/project-argument.ts';

const folder = resolve('/home/someone');

it('is the last one, as a path from the folder where it was given', () => {
  expect(projectArgument(['--flag', 'a.mapwright', 'B.MAPWRIGHT', 'notes.txt'], folder)).toBe(
    resolve(folder, 'B.MAPWRIGHT'),
  );
  expect(projectArgument(['--open=a.mapwright', 'notes.txt'], folder)).toBeNull();
});

it('may be an address, as file managers of Linux pass it', () => {
  const path = resolve(folder, 'My shop – 100%.mapwright');
  expect(projectArgument([pathToFileURL(path).href], folder)).toBe(path);
});
