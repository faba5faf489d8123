// Errors as they travel: the reason goes along, and the English sentence stands in for those who don't translate.
import { describe, expect, it } from 'vitest';
import { errorOf } from '../../../renderer/engine/error-of.ts';
import { reason } from '../../../shared/contract/error-texts.ts';
import { AppError, toErrorData, type ErrorData } from '../../../shared/contract/errors.ts';

describe('AppError with a reason', () => {
  const error = new AppError(
    'not-found',
    reason('project-missing', { path: '/a {path}.mapwright' }),
    'ENOENT',
  );

  it('says it in English', () => {
    expect(error.message).toBe('The project file /a {path}.mapwright does not exist.');
  });

  it('travels as plain data and comes back the same', () => {
    const data = JSON.parse(JSON.stringify(toErrorData(error))) as ErrorData;
    expect(data).toMatchObject({ code: 'not-found', detail: 'ENOENT', reason: { key: 'project-missing' } });
    expect(AppError.from(data).toData()).toEqual(data);
    expect(errorOf(structuredClone(data))).toEqual(data);
  });

  it('is never made of a sentence, which no window could translate', () => {
    // @ts-expect-error A sentence is no reason.
    expect(() => new AppError('io', 'A sentence.')).toThrow();
  });

  it('of a key that this version does not know keeps its sentence', () => {
    const data = { code: 'io', message: 'Said by a newer engine.', reason: { key: 'toString', params: {} } };
    expect(AppError.from(data as unknown as ErrorData).toData()).toEqual({
      code: 'io',
      message: data.message,
    });
    expect(errorOf(data)).toEqual({ code: 'io', message: data.message });
  });
});
