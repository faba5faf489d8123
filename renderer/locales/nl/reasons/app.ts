// Dutch sentences of errors about Mapwright itself: its engine, its hosts and what they say to each other.
import type { APP_TEXTS } from '../../../../shared/contract/error-texts/app.ts';
import type { Translated } from '../../translated.ts';

export const app: Translated<typeof APP_TEXTS> = {
  internal: 'Er ging iets mis in Mapwright: {cause}',
};
