// A feed's date in the form that sitemaps use. It rewrites the same instant and precision, and invents nothing.

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const RFC_822 =
  /^(?:[a-z]{3,9},?\s+)?(\d{1,2})\s+([a-z]{3})[a-z]*\.?\s+(\d{4})\s+(\d{1,2}):(\d{2})(?::(\d{2}))?\s+([+-]\d{4}|[a-z]{1,3})$/i;
/** Zones by name, as RFC 822 section 5.1 defines them. */
const ZONES: Readonly<Record<string, string>> = {
  ut: 'Z',
  utc: 'Z',
  gmt: 'Z',
  z: 'Z',
  est: '-05:00',
  edt: '-04:00',
  cst: '-06:00',
  cdt: '-05:00',
  mst: '-07:00',
  mdt: '-06:00',
  pst: '-08:00',
  pdt: '-07:00',
};

/** An RFC 822 date (RSS) as a W3C date-time with the same zone; any other text as it came. */
export function feedDate(text: string): string {
  const match = RFC_822.exec(text);
  if (!match) return text;
  const [, day = '', monthName = '', year = '', hour = '', minute = '', second, zoneName = ''] = match;
  const month = MONTHS.indexOf(monthName.toLowerCase()) + 1;
  const zone = /^[+-]/.test(zoneName)
    ? `${zoneName.slice(0, 3)}:${zoneName.slice(3)}`
    : ZONES[zoneName.toLowerCase()];
  if (month === 0 || zone === undefined) return text;
  const time = `${hour.padStart(2, '0')}:${minute}${second === undefined ? '' : `:${second}`}`;
  return `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}T${time}${zone}`;
}
