// The zone of the person at the keyboard, as W3C dates write it.

/** Minutes east of UTC as +02:00; none is Z. */
export function zoneText(minutes: number): string {
  const two = (n: number): string => String(n).padStart(2, '0');
  const away = Math.abs(minutes);
  const sign = minutes < 0 ? '-' : '+';
  return away === 0 ? 'Z' : `${sign}${two(Math.floor(away / 60))}:${two(away % 60)}`;
}

/** The zone that the system has at a moment of local time. */
export function localZone(at: Date): string {
  return zoneText(-at.getTimezoneOffset());
}

/** A moment as the local date and time to the second, without its zone. */
export function localTime(at: Date): string {
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 19);
}
