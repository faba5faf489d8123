// English: reports of findings.

export const reports = {
  reports: {
    title: 'Export report',
    intro: 'What the checks found, as a file to read, print or share. Nothing in the project changes.',
    scope: 'What it is about',
    all: 'The whole project, with its files and settings',
    shown: 'The {count} row shown | The {count} rows shown',
    format: 'Format',
    formats: {
      html: 'Page with charts (.html)',
      csv: 'Table of all findings (.csv)',
      json: 'All findings for programs (.json)',
      sarif: 'All findings for code hosts and editors (.sarif)',
    },
    language: 'Reports are in English.',
    start: 'Write report',
    writing: 'Writing the report',
    done: 'Report written',
    failed: 'The report was not written',
    cancelled: 'Cancelled. No report was written.',
    counts: '{errors}, {warnings}, {notes}; {size}',
    errors: '{count} error | {count} errors',
    warnings: '{count} warning | {count} warnings',
    notes: '{count} note | {count} notes',
  },
};
