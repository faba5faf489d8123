// English: what rules say of a finding, by the ids of rules.

export const FINDINGS_TEXTS = {
  'changefreq-ignored':
    'Rows with a change frequency: {rows}. Google and Bing don’t read it; without it the files are smaller.',
  'changefreq-invalid':
    'The change frequency {changefreq} is not known, so it is left out of the export. Choose one of {names}, or clear it.',
  'compare-export-changed': '“{path}” is no longer what the last export wrote. It was compared as it is now.',
  'compare-export-gone':
    'The folder {path} no longer has the last export. The project as it was then was compared instead.',
  'file-empty':
    '{location} has no URL. An empty sitemap is not valid by the schema: leave it out of the index.',
  'file-encoding':
    '{location} is not in valid UTF-8, which sitemaps have to be in, or declares another encoding. Look for damaged letters in its rows. An export writes UTF-8.',
  'file-namespace':
    'The root element of {location} does not have the namespace {namespace}. Some readers refuse it. An export writes the right one.',
  'file-near-limit':
    '{location} is {share} % full. A program that keeps adding to it will soon make it too large.',
  'file-too-large':
    '{location} has {bytes} bytes unpacked; a sitemap takes at most {max}, and readers drop the rest. An export splits it.',
  'file-too-many-urls':
    '{location} has {entries} URLs; a sitemap takes at most {max}, and readers drop the rest. An export splits them.',
  'hreflang-conflict': 'The version {version} has two URLs, {first} and {second}. Keep one.',
  'hreflang-default-conflict':
    'A language version of {loc} names another x-default than this row. All versions have to name the same one.',
  'hreflang-incomplete':
    'A version that {loc} lists has a language, or an x-default, that this row lacks. All versions of a page have to list the same languages. Add the missing link.',
  'hreflang-invalid':
    'The language code {found} is not valid: {fault}. Write a language such as en, a language with a region such as en-GB, or x-default.',
  'hreflang-invalid-meant': 'The language code {found} is not valid: {fault}. Write {meant}.',
  'hreflang-invalid-more':
    'These language codes are not valid: {codes}. Write what the arrow points at, or else a language such as en, a language with a region such as en-GB, or x-default.',
  'hreflang-no-return':
    'A language version of {loc} is in this project, but doesn’t list this page. Google ignores links that are not returned. Add the missing link there.',
  'hreflang-relative':
    'The URL {address} of the version {version} is not a full URL. Write it with https:// and its host.',
  'hreflang-self-default':
    'Only the x-default of {loc} leads to the page itself. Each version has to list itself under its own language, too.',
  'hreflang-self-missing':
    'The language versions of {loc} don’t list the page itself. Each version has to list all of them, its own included.',
  'hreflang-target-excluded':
    'A language version of {loc} is a row that is left out of the export. Include it, or remove the link.',
  'hreflang-target-missing':
    'A language version of {loc} on the same host is not a row of this project. Add it, correct its URL, or remove the link.',
  'image-deprecated':
    'The images have {parts}, which Google has not read since 2022. They do no harm; without them the file is smaller.',
  'image-loc-invalid': 'The image URL {address} is not a full URL. Write it with https:// and its host.',
  'image-loc-missing':
    'An image has no URL (image:loc), the only part that counts. Add it, or remove the image.',
  'image-loc-missing-more':
    '{count} images have no URL (image:loc), the only part that counts. Add it, or remove the images.',
  'image-too-many':
    'The row has {count} images; Google takes at most {max} for a page. Keep the important ones.',
  'lastmod-all-alike':
    '{alike} of {rows} dates are {value}. Search engines stop trusting dates that only say when the file was made. Give each page the date on which it last changed, or clear them.',
  'lastmod-future':
    'The last modified {lastmod} is in the future. Search engines stop trusting dates that can’t be true. Set it to when the page last changed, or clear it.',
  'lastmod-import-day':
    '{alike} of {rows} dates are of {value}, the day of the import: the site writes today’s date for every page. Give each page the date on which it last changed, or clear them.',
  'lastmod-imprecise':
    'The last modified {lastmod} has only a year. The sitemap schema asks for a day, so the date is left out of the export. Write the day, as in 2025-01-31, or clear it.',
  'lastmod-imprecise-month':
    'The last modified {lastmod} has only a month. The sitemap schema asks for a day, so the date is left out of the export. Write the day, as in 2025-01-31, or clear it.',
  'lastmod-invalid':
    'The last modified {lastmod} is not a date that a sitemap can have, so it is left out of the export. Write it as 2025-01-31, or with time and zone as 2025-01-31T12:00:00+01:00.',
  'lastmod-no-seconds':
    'The last modified {lastmod} has a time without seconds, which fails a check against the schema. It is exported with :00 seconds.',
  'lastmod-no-zone':
    'The last modified {lastmod} has a time but no time zone, so it is left out of the export. Add Z for UTC or an offset such as +01:00, or write the day alone.',
  'lastmod-too-old':
    'The last modified {lastmod} is before {year}: usually an empty date that a program wrote. Set it to when the page last changed, or clear it.',
  'loc-bad-escape':
    '{loc} has a % that no two hexadecimal digits follow (character {at}). Write a percent sign itself as %25.',
  'loc-credentials':
    'The URL on {host} contains a user name or password, which everyone could read in the sitemap. Remove what is before the host.',
  'loc-default-port': '{loc} contains the default port, so it looks like another URL. Remove the port.',
  'loc-dot-segment': '{loc} has “.” or “..” in its path. Crawlers fetch {address}: write that.',
  'loc-double-encoded':
    '{loc} has {found}, which looks like {once} encoded a second time. Most servers know only the URL that is encoded once.',
  'loc-double-escaped':
    '{loc} holds {found} as text: it was escaped twice. Write the character itself; Mapwright escapes it when exporting.',
  'loc-double-slash':
    '{loc} has two slashes in a row in its path. Usually one of them is a template error, and both URLs show the same page.',
  'loc-duplicate':
    '{loc} also appears in an earlier row, so this row is not exported. Delete this row, or change its URL.',
  'loc-duplicate-line':
    '{loc} also appears in an earlier row, so this row is not exported. Delete this row, or change its URL. It first appears in line {line} of {location}.',
  'loc-duplicate-file':
    '{loc} also appears in an earlier row, so this row is not exported. Delete this row, or change its URL. It first appears in {location}.',
  'loc-duplicate-hand':
    '{loc} also appears in an earlier row, so this row is not exported. Delete this row, or change its URL. It first appears in a row that was added by hand.',
  'loc-fragment':
    '{loc} has a fragment ({fragment}). Crawlers ignore it, so the page without it is meant. Remove the # and what follows.',
  'loc-host-case':
    '{loc} has capital letters before its path, where they mean nothing but make it look like another URL. Write {start}.',
  'loc-idn-host':
    'The host of {loc} has letters outside ASCII. Not every reader converts them: write {host}.',
  'loc-invalid':
    '{loc} has a character that a URL can’t have ({character}), so it is not exported. Remove it.',
  'loc-invalid-scheme':
    '{loc} is not a web URL: it begins with {scheme}, so it is not exported. A sitemap takes only http:// and https://.',
  'loc-invalid-host':
    '{loc} can’t be read as a web URL, so it is not exported. Check the part between :// and the next slash.',
  'loc-invalid-short':
    '{loc} has {length} characters, and the sitemap schema asks for at least {min}, so it is not exported. Write the full URL, with the slash after its host.',
  'loc-missing': 'The row has no URL (loc), so it is not exported. Type one, or delete the row.',
  'loc-not-absolute':
    '{loc} doesn’t begin with http:// or https://, so it is not exported. Write the full URL, for example {example}/page.',
  'loc-not-encoded':
    '{loc} has a character that has to be percent-encoded ({character}, {code}). Write it as {encoded}.',
  'loc-other-host':
    '{loc} is on {origin}, but this set is for {site}. Search engines ignore it unless that host’s robots.txt names this sitemap. Correct the URL, or move it to a set for {origin}.',
  'loc-other-scheme':
    '{loc} begins with {scheme}//, but this set is for {site}. For search engines that is another site. Write it with {wanted}://.',
  'finding-of-profile': '{finding} This goes by the export profile {profile}.',
  'loc-out-of-scope':
    '{loc} is not in {directory}, where the sitemap will be. Put the sitemap in a higher directory, or submit it in the search engine’s console, where this limit does not count.',
  'loc-session-id':
    '{loc} contains a session id ({found}). Each visit makes another one, so one page has any number of URLs. Remove it.',
  'loc-too-long':
    '{loc} has {length} characters; a sitemap takes at most {max}, so it is not exported. Shorten the URL.',
  'loc-tracking-parameter':
    '{loc} contains a tracking parameter ({found}), which does not change the page. Remove it, so that the page has one URL.',
  'loc-twin-case':
    '{loc} differs from an earlier row only in capital letters. If both show the same page, keep the one that the site links to.',
  'loc-twin-index':
    '{loc} differs from an earlier row only in naming the index file of its folder. Usually both are the same page: keep the one that the site links to.',
  'loc-twin-spelling':
    '{loc} is the URL of an earlier row in another spelling: to crawlers both are the same. Keep one of them, in the spelling that the site links to.',
  'loc-twin-origin':
    '{loc} appears in an earlier row with another scheme, with or without its port, or with other letter case in the host. Keep the one that the server answers without a redirect.',
  'loc-twin-query':
    '{loc} differs from an earlier row only in the order of its parameters. Keep one order throughout the site.',
  'loc-twin-slash':
    '{loc} differs from an earlier row only in its final slash. Usually both are the same page: keep the one that the server answers without a redirect.',
  'loc-white-space':
    '{loc} has white space in it ({name}, {code}, character {at}), so it is not exported. Remove it, or write a space as %20.',
  'news-date-invalid':
    'The publication date {found} is not a date that Google reads. Write it as 2025-01-31, or with time and zone as 2025-01-31T12:00:00+01:00.',
  'news-incomplete': 'The news lacks {parts}, so Google drops it. Add what is missing.',
  'news-language':
    'The news language {found} is not an ISO 639 code of two or three letters, such as en, or zh-cn or zh-tw.',
  'news-language-chinese':
    'The news language {found} is not a code that Google takes for Chinese. Write zh-cn or zh-tw.',
  'news-too-many':
    '{rows} rows have news, and a file may hold {maxUrls} URLs. Google takes at most {max} news URLs in a sitemap: set the limit of a file to that for a news set.',
  'news-too-old':
    'The news was published on {date}. Google takes news of the last {days} days only. Remove the news part; the page itself can stay.',
  'plan-empty': 'All rows are left out by hand, so there is nothing to export. Include some.',
  'plan-too-many-sitemaps':
    '{rows} URLs in files of {maxUrls} are {files} sitemaps, and an index lists at most {max}: an export writes at least {indexes} indexes. Name each of them in robots.txt, or allow more URLs in a file.',
  'priority-all-alike':
    '{alike} of {rows} priorities are {value}. A priority only compares the pages of one site: clear it, or let the pages differ.',
  'priority-ignored':
    'Rows with a priority: {rows}. Google and Bing don’t read it; Yandex does. Without it the files are smaller.',
  'priority-invalid':
    'The priority {priority} is not a number from 0.0 to 1.0, so it is left out of the export. Write it with a point, for example 0.8, or clear it.',
  'priority-out-of-range':
    'The priority {priority} is not from 0.0 to 1.0, so it is left out of the export. Write a number in that range, or clear it.',
  'video-deprecated':
    'A video has {parts}, which Google has not read since 2022. It does no harm; without it the file is smaller.',
  'video-description-too-long':
    'A video description has {count} characters; Google takes at most {max}. Shorten it.',
  'video-duration':
    'The video duration {found} is not a whole number of seconds from 1 to {max}. Correct it, or remove it.',
  'video-expired':
    'A video expired on {date}, so Google no longer shows it. Remove the video, or correct its date.',
  'video-incomplete': 'A video lacks {parts}, so Google drops it. Add what is missing, or remove the video.',
  'video-loc-invalid':
    'A video has URLs that can’t be used: {faults}. Write each as a full URL, with https:// and its host.',
  'video-loc-is-page':
    'The {found} of a video is the URL of the page itself. Enter the URL of the video file or of its player.',
  'video-value-invalid': 'A video has values that Google can’t read: {faults}. Correct or remove them.',
  'video-too-many-tags': 'A video has {count} tags; Google reads at most {max}. Keep the important ones.',
  'robots-blocked':
    '{loc} is blocked for {agents} by line {line} of {file}: {rule}. The line is in the group for {group}. Leave the row out, or let the robots.txt allow the URL.',
  'robots-blocked-by': 'For {agents}, line {line} in the group for {group} does so: {rule}.',
  'robots-blocked-variously':
    '{loc} is blocked for {agents} by line {line} of {file}: {rule}. The line is in the group for {group}. {others} Leave the row out, or let the robots.txt allow the URL.',
  'news-deprecated':
    'The news has {parts}, which Google no longer reads. They do no harm; without them the file is smaller.',
  'changefreq-all-alike':
    '{alike} of {rows} change frequencies are {value}. A value that all pages have tells a crawler nothing: clear it, or let the pages differ.',
  'file-unescaped':
    '{location} has & or < that are not written as &amp; and &lt;. Strict readers refuse the whole file. Look for cut URLs in its rows. An export escapes them.',
  'file-index-in-index':
    '{location} is an index, and the index {parent} lists it. An index may list sitemaps only: crawlers don’t look into the second one. Submit it by itself, or list its sitemaps in the first.',
  'file-index-off-site':
    '{location} lists a sitemap on another host. Crawlers ignore it, unless both hosts are proved to be yours. Move it, or list it in an index of its own host.',
  'file-stale-lastmod':
    'The index says that {location} last changed on {listed}, but a page in it changed on {newest}. Crawlers that go by the index miss that. An export writes the right day.',
  'plan-too-many-indexes':
    '{count} sitemap indexes are needed; Google takes at most {max} of one site. Put more sitemaps into an index, or more URLs into a sitemap.',
  'plan-too-many-indexes-here':
    '{count} sitemap indexes are in this project; Google takes at most {max} of one site. Put more sitemaps into an index, or more URLs into a sitemap.',
  'plan-site-size':
    '{rows} URLs are more than {max}. Crawlers take long to fetch so many pages: list only pages that should be found, and give each its true last modified date.',
  'plan-mixed-schemes':
    '{https} included pages are https and {http} are http. A sitemap is for one of them: choose one, usually https, and correct or leave out the others.',
  'plan-section-empty':
    'No row is in these sections: {sections}. Nothing is written for them. Check their conditions, or remove them.',
  'plan-section-orphaned':
    'Sections of an earlier export that are gone or empty: {count}. Their sitemaps were written. Export again, and remove them from the server and from what you submitted.',
  'rows-apart':
    'Rows that only have images, videos or the like of pages in other files: {rows}. They count as duplicates, which no export writes. The fix of loc-duplicate joins them with the rows of their pages.',
  'rows-joined':
    'Rows that only have images, videos or news of pages in other files of the set: {rows}. They were joined with the rows of their pages; undo brings them back.',
  'loc-invisible':
    '{loc} has an invisible character in it ({name}, {code}, character {at}). Remove it, or write it as {encoded}.',
  'image-loc-blank':
    'The image URL {address} has white space or an invisible character in it ({name}, {code}). Remove it, or write it as {encoded}.',
  'hreflang-blank':
    'The URL {address} of the version {version} has white space or an invisible character in it ({name}, {code}). Remove it, or write it as {encoded}.',
  'file-not-well-formed':
    '{location} is not well-formed XML. Strict readers refuse the whole file. Its rows were recovered: look through them. An export is well-formed.',
} as const;
