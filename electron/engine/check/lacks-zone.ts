// When a lastmod lacks nothing but its time zone. It never assumes one.
import { lastmodForm } from '../../../shared/protocol/lastmod.ts';

const TIME_WITHOUT_ZONE = /T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?$/;

export function lacksZone(lastmod: string): boolean {
  return TIME_WITHOUT_ZONE.test(lastmod) && lastmodForm(`${lastmod}Z`) !== null;
}
