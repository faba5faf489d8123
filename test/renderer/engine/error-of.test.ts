import { describe, expect, it } from 'vitest';
import { errorOf } from '../../../renderer/engine/error-of.ts';
import { AppError } from '../../../shared/contract/errors.ts';

describe('errorOf', () => {
  it('reads AppErrors and the plain data that Electron’s bridge leaves of them', () => {
    expect(errorOf(AppError.from({ code: 'busy', message: 'Wait.' }))).toEqual({
      code: 'busy',
      message: 'Wait.',
    });
    const plain = { code: 'disk-full', message: 'Full.', detail: '/x' };
    expect(errorOf(plain)).toEqual(plain);
  });

  it('calls everything else internal', () => {
    expect(errorOf(new Error('boom')).code).toBe('internal');
    expect(errorOf({ code: 'made-up', message: 'x' }).code).toBe('internal');
    expect(errorOf('text').code).toBe('internal');
  });
});
