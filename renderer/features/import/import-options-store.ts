// How an import reads files and asks the web, as it stands in the form. It imports nothing.
import { defineStore } from 'pinia';
import { computed, reactive, ref } from 'vue';
import type { WebOptions } from '../../../shared/model/import/web-options.ts';
import type { TableDates } from '../../../shared/model/table/tables.ts';
import type { TextEncoding } from '../../../shared/protocol/encodings.ts';

/** How the web is asked, as it stands in the form: an empty field means the default. */
interface WebForm {
  user: string;
  password: string;
  rate: number | '';
  connections: number | '';
  /** For one download as a whole. */
  minutes: number | '';
  follow: boolean;
  fetchListed: boolean;
}

interface ReadSettings {
  html?: boolean;
  maxBytes?: number;
  encoding?: TextEncoding;
  dates?: TableDates;
}

export const useImportOptions = defineStore('importOptions', () => {
  /** Take the links of HTML pages. */
  const html = ref(false);
  /** What texts are in that are not UTF-8; '' = they are left out. */
  const encoding = ref<TextEncoding | ''>('');
  /** What comes first in the dates of tables that leave it open; such dates stay as they are where it is "asIs". */
  const dates = ref<TableDates>('asIs');
  /** MiB that one file may unpack to; empty for the default. */
  const maxMegabytes = ref<number | ''>('');
  /** As typed in the form; passwords stay in memory. */
  const web = reactive<WebForm>({
    user: '',
    password: '',
    rate: '',
    connections: '',
    minutes: '',
    follow: true,
    fetchListed: false,
  });

  /** What of the reading differs from the defaults. */
  const reading = computed<ReadSettings>(() => {
    const megabytes = maxMegabytes.value;
    const given = typeof megabytes === 'number' && megabytes >= 1;
    return {
      ...(html.value && { html: true }),
      ...(encoding.value !== '' && { encoding: encoding.value }),
      ...(dates.value !== 'asIs' && { dates: dates.value }),
      ...(given && { maxBytes: Math.floor(megabytes) * 1_048_576 }),
    };
  });

  /** What of the form differs from the defaults; null where nothing does. */
  const webOptions = computed<WebOptions | null>(() => {
    const { user, password, rate, connections, minutes, follow, fetchListed } = web;
    const options: WebOptions = {
      ...(user !== '' && { login: { name: user, password } }),
      ...(rate !== '' && { rate }),
      ...(connections !== '' && { connections }),
      ...(minutes !== '' && { downloadTime: minutes * 60 }),
      ...(!follow && { follow }),
      ...(fetchListed && { fetchListed }),
    };
    return Object.keys(options).length > 0 ? options : null;
  });

  /** How many options are not as usual. */
  const changed = computed(() => Object.keys({ ...reading.value, ...webOptions.value }).length);

  return { html, encoding, dates, maxMegabytes, web, reading, webOptions, changed };
});
