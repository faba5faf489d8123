// English sentences of errors about values of cells.

export const VALUES_TEXTS = {
  'loc-empty': 'The URL is empty. Enter one such as https://example.com/page.',
  'loc-relative': '“{text}” is not a full URL. Start it with https:// or http://.',
  'loc-space': '“{text}” has white space or a control character in it. Remove it, or write a space as %20.',
  'typed-loc-invalid': '“{text}” is not a valid URL. Check the host name.',
  'typed-loc-too-long': 'The URL has {length} characters; a sitemap takes at most {max}.',
  'typed-lastmod-invalid':
    '“{text}” is not a W3C date. Write YYYY-MM-DD, or a time with its zone such as 2026-03-31T14:05:00+02:00.',
  'typed-lastmod-no-zone':
    '“{text}” has no time zone. Write one behind the time: {time}Z for UTC, or such as {time}+02:00.',
  'lastmod-short-year': '“{text}” has a year of two digits. Write all four, such as 2026-03-31.',
  'lastmod-no-month': 'There is no month {month}. Write 01 to 12.',
  'lastmod-no-day': 'There is no day {day}.',
  'lastmod-no-february': 'There is no {day} February.',
  'lastmod-no-april': 'There is no {day} April.',
  'lastmod-no-june': 'There is no {day} June.',
  'lastmod-no-september': 'There is no {day} September.',
  'lastmod-no-november': 'There is no {day} November.',
  'lastmod-no-leap-day': '{year} has no 29 February.',
  'lastmod-no-time': 'There is no time {time}. Write 00:00 to 23:59.',
  'typed-changefreq-invalid': '“{text}” is not a change frequency. Choose one of {names}.',
  'typed-priority-invalid': '“{text}” is not a priority. Write a number from 0.0 to 1.0, such as 0.8.',
  'included-invalid': '“{text}” does not say whether to include the row. Write true or false.',
  'date-missing': 'Which date? Write one such as 2026-03-31.',
} as const;
