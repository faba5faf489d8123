// Reads a project that the app has open, from a copy: the engine keeps the file for itself.
import { copyFile } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';

/** The rows of a query. What the engine was told is saved is in it. */
export async function queryProject(
  project: string,
  sql: string,
  ...values: string[]
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  for (const end of ['', '-wal']) await copyFile(project + end, `${project}.copy${end}`);
  const database = new DatabaseSync(`${project}.copy`);
  try {
    return database.prepare(sql).all(...values);
  } finally {
    database.close();
  }
}
