// English sentences of errors about robots.txt files.

export const ROBOTS_TEXTS = {
  'robots-none': 'The project has no robots.txt for {site}.',
  'robots-none-unknown': 'The project has no robots.txt for an unknown site.',
  'robots-exists': '{path} exists already. Choose another folder, or let it be replaced.',
  'robots-origin-invalid':
    '“{text}” is not the URL of a site. Type scheme and host, for example https://www.example.com.',
  'robots-is-xml': '“{path}” is an XML file, not a robots.txt.',
  'robots-is-html': '“{path}” is an HTML page, not a robots.txt.',
  'robots-too-long':
    'The file is longer than {size} KiB, where search engines stop reading. Rules beyond don’t count. Shorten the file.',
  'robots-source-damaged': '“{path}” is cut off or damaged. Get the file again.',
  'robots-not-one-file': '“{path}” is a folder or a pattern, not a file. {advice}',
  'robots-name-list': 'Name one list of URLs.',
  'robots-name-file': 'Name one robots.txt.',
} as const;
