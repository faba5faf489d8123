// What the engine or the host said of an error, in the user's language where it is known in that.
import type { ErrorData } from '../../shared/contract/errors.ts';
import { joined, requoted, type ErrorReason, type ReasonParam } from '../../shared/contract/error-texts.ts';
import type { Named, Text } from '../locales/use-text.ts';
import { columnTitle } from './column-title.ts';

type Words = Pick<Text, 't' | 'plural' | 'number'>;

export function errorMessage(
  { message, reason }: Pick<ErrorData, 'message' | 'reason'>,
  text: Words,
): string {
  return reason ? reasonMessage(reason, text) : message;
}

/** A reason, with those in its places, in the user's language. */
export function reasonMessage({ key, params }: ErrorReason, text: Words): string {
  const named: Named = Object.fromEntries(
    Object.entries(params).map(([name, param]) => [name, shownParam(param, text)]),
  );
  const { count, field } = params;
  const titled = typeof field === 'string' ? { ...named, column: columnTitle(field, text.t) } : named;
  return typeof count === 'number'
    ? text.plural(`reasons.${key}`, count, titled)
    : text.t(`reasons.${key}`, titled);
}

function shownParam(param: ReasonParam, text: Words): string {
  if (typeof param === 'string') return quotedHere(param, text);
  if (typeof param === 'number') return text.number(param);
  if ('key' in param) return reasonMessage(param, text);
  return joined(param.map((one) => reasonMessage(one, text)));
}

function quotedHere(param: string, text: Words): string {
  const [open = '', close = ''] = text.t('common.quoted', { text: '\n' }).split('\n');
  return requoted(param, [open, close]);
}
