// What is told of blanks in addresses of rows, images and language versions, and what the fix of a row's makes of them.
import { describe, expect, it } from 'vitest';
import { fixFor } from '../../../electron/engine/check/fixes.ts';
import { blankIn } from '../../../electron/engine/check/loc-url.ts';
import { hreflangRelative } from '../../../electron/engine/check/rules/hreflang/hreflang-relative.ts';
import { imageLocInvalid } from '../../../electron/engine/check/rules/extensions/image-loc-invalid.ts';
import { locWhiteSpace } from '../../../electron/engine/check/rules/loc/loc-white-space.ts';
import type { CheckContext, CheckedRow, RowRule } from '../../../electron/engine/check/rule-definition.ts';
import { inEnglish, type ErrorReason } from '../../../shared/contract/error-texts.ts';

const told = (why: ErrorReason | null) => (why === null ? null : inEnglish(why));
const context = { site: null, scope: null, now: 0 } as CheckContext;
const judge = (rule: RowRule, parts: object) => told(rule.check(parts as CheckedRow, context, {}));

describe('blanks in addresses', () => {
  it('are told by name in the address of a row, also without width at an end', () => {
    const found = judge(locWhiteSpace, { loc: 'https://example.com/a\u200b' });
    expect(found).toContain('zero-width space, U+200B, character 22');
  });

  it('are told by name in the address of an image', () => {
    const images = [{ loc: 'https://example.com/my photo.jpg' }];
    expect(judge(imageLocInvalid, { extensions: { images } })).toContain('space, U+0020');
    const relative = [{ loc: '/photo.jpg' }];
    const other = judge(imageLocInvalid, { extensions: { images: relative } });
    expect(other).toContain('is not a full URL');
  });

  it('are told by name in the address of a language version', () => {
    const alternates = [{ hreflang: 'de', href: 'https://example.com/de\u00a0seite' }];
    const found = judge(hreflangRelative, { extensions: { alternates } });
    expect(found).toContain('no-break space, U+00A0');
  });

  it('are taken away at the ends by the fix of a row', () => {
    const fix = fixFor('loc-white-space');
    if (fix?.kind !== 'cell') throw new Error('No fix.');
    expect(fix.change('\u200bhttps://example.com/b c\ufeff\u00a0', context, {})).toBe(
      'https://example.com/b%20c',
    );
  });

  it('are none in ordinary addresses', () => {
    expect(blankIn('https://example.com/a')).toBeNull();
  });
});
