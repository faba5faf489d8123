// White space as XML has it.
import { describe, expect, it } from 'vitest';
import { trimXml } from '../../../electron/engine/read/white-space.ts';

describe('trimXml', () => {
  it('removes only the white space that XML knows', () => {
    expect(trimXml(' \t\r\nx y\u00a0\ufeff\n')).toBe('x y\u00a0\ufeff');
    expect(trimXml(' \n')).toBe('');
    expect(trimXml('x')).toBe('x');
  });
});
