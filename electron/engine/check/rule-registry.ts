// All rules. A rule that is missing here, or stands under another id, does not compile.
import { RULE_IDS, type RuleId } from '../../../shared/model/rule.ts';
import type { FileRule, ProjectRule, RowRule, Rule } from './rule-definition.ts';
import { changefreqAllAlike } from './rules/hints/changefreq-all-alike.ts';
import { changefreqIgnored } from './rules/hints/changefreq-ignored.ts';
import { changefreqInvalid } from './rules/hints/changefreq-invalid.ts';
import { fileEmpty } from './rules/file/file-empty.ts';
import { fileEncoding } from './rules/file/file-encoding.ts';
import { fileIndexInIndex } from './rules/file/file-index-in-index.ts';
import { fileIndexOffSite } from './rules/file/file-index-off-site.ts';
import { fileNamespace } from './rules/file/file-namespace.ts';
import { fileNearLimit } from './rules/file/file-near-limit.ts';
import { fileStaleLastmod } from './rules/file/file-stale-lastmod.ts';
import { fileTooLarge } from './rules/file/file-too-large.ts';
import { fileTooManyUrls } from './rules/file/file-too-many-urls.ts';
import { fileNotWellFormed } from './rules/file/file-not-well-formed.ts';
import { fileUnescaped } from './rules/file/file-unescaped.ts';
import { hreflangConflict } from './rules/hreflang/hreflang-conflict.ts';
import { hreflangDefaultConflict } from './rules/hreflang/hreflang-default-conflict.ts';
import { hreflangIncomplete } from './rules/hreflang/hreflang-incomplete.ts';
import { hreflangInvalid } from './rules/hreflang/hreflang-invalid.ts';
import { hreflangNoReturn } from './rules/hreflang/hreflang-no-return.ts';
import { hreflangRelative } from './rules/hreflang/hreflang-relative.ts';
import { hreflangSelfMissing } from './rules/hreflang/hreflang-self-missing.ts';
import { hreflangTargetExcluded } from './rules/hreflang/hreflang-target-excluded.ts';
import { hreflangTargetMissing } from './rules/hreflang/hreflang-target-missing.ts';
import { imageDeprecated } from './rules/extensions/image-deprecated.ts';
import { imageLocInvalid } from './rules/extensions/image-loc-invalid.ts';
import { imageLocMissing } from './rules/extensions/image-loc-missing.ts';
import { imageTooMany } from './rules/extensions/image-too-many.ts';
import { lastmodAllAlike } from './rules/lastmod/lastmod-all-alike.ts';
import { lastmodFuture } from './rules/lastmod/lastmod-future.ts';
import { lastmodImportDay } from './rules/lastmod/lastmod-import-day.ts';
import { lastmodImprecise } from './rules/lastmod/lastmod-imprecise.ts';
import { lastmodInvalid } from './rules/lastmod/lastmod-invalid.ts';
import { lastmodNoSeconds } from './rules/lastmod/lastmod-no-seconds.ts';
import { lastmodNoZone } from './rules/lastmod/lastmod-no-zone.ts';
import { lastmodTooOld } from './rules/lastmod/lastmod-too-old.ts';
import { locBadEscape } from './rules/loc/loc-bad-escape.ts';
import { locCredentials } from './rules/loc/loc-credentials.ts';
import { locDefaultPort } from './rules/loc/loc-default-port.ts';
import { locDotSegment } from './rules/loc/loc-dot-segment.ts';
import { locDoubleEncoded } from './rules/loc/loc-double-encoded.ts';
import { locDoubleEscaped } from './rules/loc/loc-double-escaped.ts';
import { locDoubleSlash } from './rules/loc/loc-double-slash.ts';
import { locDuplicate } from './rules/loc/loc-duplicate.ts';
import { locFragment } from './rules/loc/loc-fragment.ts';
import { locHostCase } from './rules/loc/loc-host-case.ts';
import { locIdnHost } from './rules/loc/loc-idn-host.ts';
import { locInvalid } from './rules/loc/loc-invalid.ts';
import { locMissing } from './rules/loc/loc-missing.ts';
import { locNotAbsolute } from './rules/loc/loc-not-absolute.ts';
import { locNotEncoded } from './rules/loc/loc-not-encoded.ts';
import { locOtherHost } from './rules/loc/loc-other-host.ts';
import { locOtherScheme } from './rules/loc/loc-other-scheme.ts';
import { locOutOfScope } from './rules/loc/loc-out-of-scope.ts';
import { locSessionId } from './rules/loc/loc-session-id.ts';
import { locTooLong } from './rules/loc/loc-too-long.ts';
import { locTrackingParameter } from './rules/loc/loc-tracking-parameter.ts';
import { locTwinCase } from './rules/twins/loc-twin-case.ts';
import { locTwinIndex } from './rules/twins/loc-twin-index.ts';
import { locTwinOrigin } from './rules/twins/loc-twin-origin.ts';
import { locTwinQuery } from './rules/twins/loc-twin-query.ts';
import { locTwinSpelling } from './rules/twins/loc-twin-spelling.ts';
import { locTwinSlash } from './rules/twins/loc-twin-slash.ts';
import { locWhiteSpace } from './rules/loc/loc-white-space.ts';
import { newsDateInvalid } from './rules/extensions/news-date-invalid.ts';
import { newsDeprecated } from './rules/extensions/news-deprecated.ts';
import { newsIncomplete } from './rules/extensions/news-incomplete.ts';
import { newsLanguage } from './rules/extensions/news-language.ts';
import { newsTooMany } from './rules/extensions/news-too-many.ts';
import { newsTooOld } from './rules/extensions/news-too-old.ts';
import { planEmpty } from './rules/plan/plan-empty.ts';
import { planMixedSchemes } from './rules/plan/plan-mixed-schemes.ts';
import { planSectionEmpty } from './rules/plan/plan-section-empty.ts';
import { planSectionOrphaned } from './rules/plan/plan-section-orphaned.ts';
import { planSiteSize } from './rules/plan/plan-site-size.ts';
import { planTooManyIndexes } from './rules/plan/plan-too-many-indexes.ts';
import { planTooManySitemaps } from './rules/plan/plan-too-many-sitemaps.ts';
import { priorityAllAlike } from './rules/hints/priority-all-alike.ts';
import { priorityIgnored } from './rules/hints/priority-ignored.ts';
import { priorityInvalid } from './rules/hints/priority-invalid.ts';
import { priorityOutOfRange } from './rules/hints/priority-out-of-range.ts';
import { robotsBlocked } from './rules/robots/robots-blocked.ts';
import { videoDeprecated } from './rules/extensions/video-deprecated.ts';
import { videoDescriptionTooLong } from './rules/extensions/video-description-too-long.ts';
import { videoDuration } from './rules/extensions/video-duration.ts';
import { videoExpired } from './rules/extensions/video-expired.ts';
import { videoIncomplete } from './rules/extensions/video-incomplete.ts';
import { videoLocInvalid } from './rules/extensions/video-loc-invalid.ts';
import { videoLocIsPage } from './rules/extensions/video-loc-is-page.ts';
import { videoTooManyTags } from './rules/extensions/video-too-many-tags.ts';
import { videoValueInvalid } from './rules/extensions/video-value-invalid.ts';

const byId = {
  'loc-missing': locMissing,
  'loc-not-absolute': locNotAbsolute,
  'loc-white-space': locWhiteSpace,
  'loc-invalid': locInvalid,
  'loc-too-long': locTooLong,
  'loc-duplicate': locDuplicate,
  'loc-twin-spelling': locTwinSpelling,
  'loc-twin-origin': locTwinOrigin,
  'loc-twin-case': locTwinCase,
  'loc-twin-slash': locTwinSlash,
  'loc-twin-index': locTwinIndex,
  'loc-twin-query': locTwinQuery,
  'loc-other-host': locOtherHost,
  'loc-other-scheme': locOtherScheme,
  'loc-out-of-scope': locOutOfScope,
  'loc-fragment': locFragment,
  'loc-credentials': locCredentials,
  'loc-default-port': locDefaultPort,
  'loc-host-case': locHostCase,
  'loc-idn-host': locIdnHost,
  'loc-not-encoded': locNotEncoded,
  'loc-bad-escape': locBadEscape,
  'loc-double-encoded': locDoubleEncoded,
  'loc-double-escaped': locDoubleEscaped,
  'loc-dot-segment': locDotSegment,
  'loc-double-slash': locDoubleSlash,
  'loc-session-id': locSessionId,
  'loc-tracking-parameter': locTrackingParameter,
  'lastmod-invalid': lastmodInvalid,
  'lastmod-no-zone': lastmodNoZone,
  'lastmod-imprecise': lastmodImprecise,
  'lastmod-no-seconds': lastmodNoSeconds,
  'lastmod-future': lastmodFuture,
  'lastmod-too-old': lastmodTooOld,
  'lastmod-all-alike': lastmodAllAlike,
  'lastmod-import-day': lastmodImportDay,
  'changefreq-invalid': changefreqInvalid,
  'changefreq-ignored': changefreqIgnored,
  'changefreq-all-alike': changefreqAllAlike,
  'priority-invalid': priorityInvalid,
  'priority-out-of-range': priorityOutOfRange,
  'priority-ignored': priorityIgnored,
  'priority-all-alike': priorityAllAlike,
  'image-too-many': imageTooMany,
  'image-loc-missing': imageLocMissing,
  'image-loc-invalid': imageLocInvalid,
  'image-deprecated': imageDeprecated,
  'video-incomplete': videoIncomplete,
  'video-loc-invalid': videoLocInvalid,
  'video-loc-is-page': videoLocIsPage,
  'video-duration': videoDuration,
  'video-value-invalid': videoValueInvalid,
  'video-expired': videoExpired,
  'video-too-many-tags': videoTooManyTags,
  'video-description-too-long': videoDescriptionTooLong,
  'video-deprecated': videoDeprecated,
  'news-incomplete': newsIncomplete,
  'news-date-invalid': newsDateInvalid,
  'news-too-old': newsTooOld,
  'news-language': newsLanguage,
  'news-deprecated': newsDeprecated,
  'news-too-many': newsTooMany,
  'hreflang-invalid': hreflangInvalid,
  'hreflang-relative': hreflangRelative,
  'hreflang-conflict': hreflangConflict,
  'hreflang-self-missing': hreflangSelfMissing,
  'hreflang-no-return': hreflangNoReturn,
  'hreflang-incomplete': hreflangIncomplete,
  'hreflang-target-missing': hreflangTargetMissing,
  'hreflang-target-excluded': hreflangTargetExcluded,
  'hreflang-default-conflict': hreflangDefaultConflict,
  'robots-blocked': robotsBlocked,
  'file-too-many-urls': fileTooManyUrls,
  'file-too-large': fileTooLarge,
  'file-near-limit': fileNearLimit,
  'file-namespace': fileNamespace,
  'file-encoding': fileEncoding,
  'file-unescaped': fileUnescaped,
  'file-not-well-formed': fileNotWellFormed,
  'file-index-in-index': fileIndexInIndex,
  'file-index-off-site': fileIndexOffSite,
  'file-stale-lastmod': fileStaleLastmod,
  'file-empty': fileEmpty,
  'plan-empty': planEmpty,
  'plan-too-many-sitemaps': planTooManySitemaps,
  'plan-too-many-indexes': planTooManyIndexes,
  'plan-site-size': planSiteSize,
  'plan-mixed-schemes': planMixedSchemes,
  'plan-section-empty': planSectionEmpty,
  'plan-section-orphaned': planSectionOrphaned,
} satisfies { readonly [K in RuleId]: Rule & { readonly id: K } };

/** In the order of RULE_IDS. */
export const RULES: readonly Rule[] = RULE_IDS.map((id) => byId[id]);

export const ROW_RULES: readonly RowRule[] = RULES.filter((rule) => rule.kind === 'row');
export const FILE_RULES: readonly FileRule[] = RULES.filter((rule) => rule.kind === 'file');
export const PROJECT_RULES: readonly ProjectRule[] = RULES.filter((rule) => rule.kind === 'project');

/** To be counted up when a rule finds more or less than before, so that projects are checked anew. */
const RULES_VERSION = 5;

/** Tells one state of the rules from another. */
export const RULES_SIGNATURE = `${String(RULES_VERSION)}: ${RULE_IDS.join()}`;

export function ruleOf(id: RuleId): Rule {
  return byId[id];
}
