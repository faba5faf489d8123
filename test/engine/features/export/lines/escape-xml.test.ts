import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  escapeXml,
  isPlainXml,
  isXmlText,
} from '../../../../../electron/engine/features/export/lines/escape-xml.ts';

const NAMES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

const text = fc.string({
  unit: fc.constantFrom('&', '<', '>', '"', "'", ';', 'a', 'é', '😀', '$&'),
  maxLength: 12,
});

describe('escapeXml', () => {
  it('escapes the five characters one by one, whichever come together', () => {
    fc.assert(
      fc.property(text, (value) => {
        expect(escapeXml(value)).toBe(Array.from(value, (c) => NAMES[c] ?? c).join(''));
      }),
    );
  });
});

describe('isPlainXml', () => {
  it('holds for exactly the printable ASCII texts that need no escape', () => {
    fc.assert(
      fc.property(text, (value) => {
        expect(isPlainXml(value)).toBe(escapeXml(value) === value && /^[ -~]*$/.test(value));
      }),
    );
  });
});

describe('isXmlText', () => {
  it.each([' ~', 'a&b', 'tab\t', 'é', '\x7f', '😀'])('takes %j', (value) => {
    expect(isXmlText(value)).toBe(true);
  });

  it.each(['\0', 'a\x1f', '\b&', '\ufffe', '\uffff', '\ud800', 'a\udc00'])('refuses %j', (value) => {
    expect(isXmlText(value)).toBe(false);
  });
});
