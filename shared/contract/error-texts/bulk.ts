// English sentences of errors about edits of many rows.

export const BULK_TEXTS = {
  'results-invalid':
    '{count} result is not valid, so nothing was changed. {why} Leave this cell as it is, or keep the result, flagged. | {count} results are not valid, so nothing was changed. The first: {why} Leave those cells as they are, or keep the results, flagged.',
  'regex-invalid': 'The regular expression {regex} can’t be used: {cause}',
  'regex-empty': 'The regular expression is empty.',
  'regex-too-slow': 'The search for {texts} takes too long on these rows. Use a simpler regular expression.',
  'rule-at': 'Rule {place}: {why}',
  'section-unknown': 'There is no section “{section}”. Sections: {names}.',
  'depth-invalid': '“{text}” is not a depth. Write a number such as 2.',
  'query-none': 'Which parameters? Name at least one, such as utm_source or utm_*.',
  'shift-none': 'By how much? Enter a number of days or hours other than 0.',
  'host-invalid': '“{text}” is not a host. Write one such as www.example.com.',
} as const;
