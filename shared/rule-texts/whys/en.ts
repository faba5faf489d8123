// Why each rule matters, in English: what its finding costs the site, in a sentence or two. Facts as in docs/rules; no logic.
import type { RuleId } from '../../model/rule.ts';

export const ruleWhys = {
  'loc-missing': 'Without a URL there is nothing to crawl, and the file fails a schema check.',
  'loc-not-absolute':
    'A sitemap has no base URL: crawlers can’t tell which host is meant, and drop the entry.',
  'loc-white-space': 'No URL can contain white space. Some readers cut it there, others drop the entry.',
  'loc-invalid': 'No crawler can fetch it, and one such entry can make a reader refuse the whole file.',
  'loc-too-long': 'Readers cut or drop URLs of 2,048 characters or more, and the schema refuses them.',
  'loc-duplicate':
    'It tells crawlers nothing, uses up the limits of the file, and may give the page two different dates.',
  'loc-twin-spelling':
    'Both are the same to crawlers, by the standard: the page counts twice and may have two dates.',
  'loc-twin-origin':
    'Crawlers take both for pages of their own: they fetch the page twice, and what they learn about it is split.',
  'loc-twin-case':
    'Crawlers take each spelling for a page of its own: they fetch it twice, and what they learn about it is split.',
  'loc-twin-slash':
    'Crawlers take both forms for two pages: they fetch the page twice, and what they learn about it is split.',
  'loc-twin-index':
    'Crawlers take both forms for two pages: they fetch the page twice, and what they learn about it is split.',
  'loc-twin-query':
    'Crawlers take each order for a page of its own: they fetch it twice, and what they learn about it is split.',
  'loc-other-host':
    'A sitemap counts for its own host only, unless the robots.txt of the other host names it.',
  'loc-other-scheme':
    'For search engines http and https are two sites, and an old http URL costs a redirect.',
  'loc-out-of-scope': 'By the protocol a sitemap counts only for its own directory and everything below it.',
  'loc-fragment': 'Crawlers drop everything from # on, so several rows may turn out to be one page.',
  'loc-credentials': 'A sitemap is public: everyone can read the password, and crawlers don’t send it.',
  'loc-default-port':
    'It means the same without the port, but looks like another URL to programs that compare texts.',
  'loc-host-case':
    'Letter case means nothing there, but makes one page look like two to programs that compare texts.',
  'loc-idn-host':
    'URLs in a sitemap consist of ASCII characters. Many readers convert such hosts, some fail.',
  'loc-not-encoded':
    'Readers convert such characters differently or not at all: the page is fetched under another URL or not found.',
  'loc-bad-escape': 'Servers treat a % that encodes nothing in different ways, so the page may not be found.',
  'loc-double-encoded': 'The server knows the URL that was encoded once, and answers this one with an error.',
  'loc-double-escaped': 'Crawlers ask for the wrong parameter: amp;b instead of b.',
  'loc-dot-segment': 'Crawlers resolve such parts first, so they fetch another URL than the one listed.',
  'loc-double-slash': 'Most servers show the same page for one slash and for two, so it has two URLs.',
  'loc-session-id':
    'Each visit makes another id: one page has any number of URLs, and this one is soon dead.',
  'loc-tracking-parameter':
    'The page is the same without it, and visits from search would be counted for the campaign.',
  'lastmod-invalid': 'Search engines ignore such a date, and the file fails a schema check.',
  'lastmod-no-zone': 'Nobody can tell which moment is meant, and Google rejects such a time.',
  'lastmod-imprecise': 'The schema accepts only full dates, so the row is exported without this one.',
  'lastmod-no-seconds': 'The schema asks for seconds. Nothing is lost: the export adds them.',
  'lastmod-future': 'Search engines that see dates which can’t be true stop using all dates of the site.',
  'lastmod-too-old':
    'Usually an empty date that a program wrote as 1970. Search engines stop using dates that can’t be true.',
  'lastmod-all-alike': 'Search engines that see the same date everywhere stop using all dates of the site.',
  'lastmod-import-day':
    'The site writes the time of the request into every entry. Search engines notice, and stop using its dates.',
  'changefreq-invalid': 'The schema refuses the whole file for one such value.',
  'changefreq-ignored': 'Google and Bing don’t read it. It does no harm, but makes the files larger.',
  'changefreq-all-alike': 'It is a hint about one page beside others, so one value for all says nothing.',
  'priority-invalid': 'The schema refuses the whole file for one such value.',
  'priority-out-of-range': 'The schema allows 0.0 to 1.0 and refuses the whole file for any other value.',
  'priority-ignored':
    'Google and Bing don’t read it, Yandex does. It does no harm, but makes the files larger.',
  'priority-all-alike':
    'It only compares the pages of one site with each other, so one value for all says nothing.',
  'image-too-many': 'Google reads only the first 1,000 images of a page.',
  'image-loc-missing': 'The URL is the only part of an image that still counts.',
  'image-loc-invalid': 'A sitemap has no base URL, so an incomplete URL leads to no image.',
  'image-deprecated': 'Google has not read them since 2022. They do no harm, but make the files larger.',
  'video-incomplete': 'Google drops a video that lacks a required part.',
  'video-loc-invalid': 'Google drops a video that it can’t find: a sitemap has no base URL.',
  'video-loc-is-page': 'At that URL there is only the page, not the video.',
  'video-duration': 'Google drops the duration, or the whole video.',
  'video-value-invalid': 'Google ignores the value, or drops the video.',
  'video-expired': 'After that date Google no longer shows the video.',
  'video-too-many-tags': 'Google reads only 32 tags.',
  'video-description-too-long': 'Google drops a video with a longer description.',
  'video-deprecated': 'Google has not read them since 2022. They do no harm, but make the files larger.',
  'news-incomplete': 'Google drops news that lacks a required part.',
  'news-date-invalid': 'Google drops news without a valid publication date.',
  'news-too-old': 'A news sitemap is for new articles; Google ignores older ones there.',
  'news-language': 'Google drops news without a valid language code.',
  'news-deprecated': 'Google took them out of news sitemaps. They do no harm, but make the files larger.',
  'news-too-many': 'Google reads only 1,000 news URLs of a sitemap.',
  'hreflang-invalid': 'Search engines ignore a link with a code that they don’t know.',
  'hreflang-relative': 'A sitemap has no base URL, so an incomplete URL leads nowhere.',
  'hreflang-conflict': 'Search engines can’t tell which of the two is meant, and ignore both.',
  'hreflang-self-missing':
    'The set of versions is incomplete for this page, and search engines may ignore it.',
  'hreflang-no-return':
    'Search engines ignore links that aren’t returned: otherwise any page could claim to be a version of another.',
  'hreflang-incomplete':
    'Search engines read versions as a set: a page that lists fewer languages may be left out of it.',
  'hreflang-target-missing':
    'Usually a page is missing from the set, or the link leads to a URL that is not the page’s own.',
  'hreflang-target-excluded':
    'What is left out is usually not meant to be found, so no link should lead there.',
  'hreflang-default-conflict': 'Search engines can’t tell which page is meant for all other languages.',
  'robots-blocked':
    'Crawlers obey the robots.txt: they don’t read the page, and search engines report the URL as an error.',
  'file-too-many-urls': 'Readers take the first 50,000 URLs, or none.',
  'file-too-large': 'Readers stop after 52,428,800 bytes, or refuse the file.',
  'file-near-limit':
    'Whatever keeps adding URLs will soon make the file too large, usually without a warning.',
  'file-namespace': 'Some readers don’t recognize it as a sitemap and refuse the file.',
  'file-encoding': 'Letters such as é or ß are damaged, and some readers refuse the file.',
  'file-unescaped': 'That is not XML: strict readers, Google’s among them, refuse the file from there on.',
  'file-index-in-index': 'Crawlers read the sitemaps of an index, but not the indexes in it.',
  'file-index-off-site': 'An index counts for its own site only. What it lists elsewhere is ignored.',
  'file-stale-lastmod':
    'Crawlers fetch only sitemaps that have changed according to the index, so these changes are found late.',
  'file-not-well-formed':
    'A strict XML parser refuses the whole file at the first fault, and search engines may read none of it.',
  'file-empty': 'A sitemap without a URL is not valid, and search consoles report it as an error.',
  'plan-empty': 'An export would have nothing to write.',
  'plan-too-many-sitemaps':
    'An index lists at most 50,000 sitemaps, so the export writes several. Each has to be submitted.',
  'plan-too-many-indexes': 'Google accepts at most 500 index files for one site.',
  'plan-site-size':
    'Crawlers have a budget for each site: in a very large set, minor pages cost others their turn.',
  'plan-mixed-schemes':
    'For crawlers these are two sites: URLs of the other one are ignored, and a page under both is a duplicate.',
  'plan-section-empty':
    'A sitemap without a URL is not valid, so none is written. Whoever submitted its URL gets “not found”.',
  'plan-section-orphaned': 'Its files stay on the server, and crawlers keep reading what was right then.',
} satisfies Readonly<Record<RuleId, string>>;
