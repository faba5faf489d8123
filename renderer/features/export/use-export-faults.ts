// What the engine refuses of an export, told at the field that it is about.
import { computed, type ComputedRef } from 'vue';
import { withoutSecrets } from '../../../shared/model/import/without-secrets.ts';
import { textParam, type ErrorKey } from '../../../shared/contract/error-texts.ts';
import { useText } from '../../locales/use-text.ts';
import { useExporting } from './exporting-store.ts';
import { errorMessage } from '../../ui/error-message.ts';

export type ExportField = 'out' | 'baseUrl' | 'hostUrls' | 'name' | 'indexName';

const FIELDS: Readonly<Partial<Record<ErrorKey, ExportField>>> = {
  'export-no-access': 'out',
  'export-read-only': 'out',
  'export-system-folder': 'out',
  'export-dangling-link': 'out',
  'export-link-loop': 'out',
  'export-folder-denied': 'out',
  'export-file-not-folder': 'out',
  'export-name-too-long': 'out',
  'export-is-file': 'out',
  'export-folder-relative': 'out',
  'export-folder-in-file': 'out',
  'base-missing': 'baseUrl',
  'base-not-absolute': 'baseUrl',
  'base-blank': 'baseUrl',
  'base-query': 'baseUrl',
  'base-password': 'baseUrl',
  'base-file': 'baseUrl',
  'base-too-long': 'baseUrl',
  'pattern-empty': 'name',
  'pattern-characters': 'name',
  'pattern-reserved': 'name',
  'pattern-long': 'name',
  'pattern-placeholder': 'name',
  'pattern-number': 'name',
  'pattern-section': 'name',
  'pattern-folder': 'name',
  'name-characters': 'name',
  'name-reserved': 'name',
  'name-long': 'name',
  'name-in-file': 'name',
  'names-same': 'name',
  'names-alike': 'name',
  'index-name': 'indexName',
  'index-taken': 'indexName',
  'index-alike': 'indexName',
};

export interface ExportFaults {
  /** The field that the export was refused for; null where it was not, or for what no field holds. */
  readonly field: ComputedRef<ExportField | null>;
  /** What is wrong with a field; null where nothing is. */
  readonly faultOf: (field: ExportField) => string | null;
}

export function useExportFaults(): ExportFaults {
  const text = useText();
  const exporting = useExporting();
  const field = computed(() => {
    const { reason } = exporting.error ?? {};
    const found = (reason && FIELDS[reason.key]) ?? null;
    // Addresses of hosts are refused as that of the folder is, and after it.
    const told = reason ? textParam(reason, 'text') : '';
    const given = withoutSecrets(exporting.options.baseUrl).startsWith(told);
    return found === 'baseUrl' && !given ? 'hostUrls' : found;
  });
  return {
    field,
    faultOf: (asked) =>
      exporting.error && field.value === asked ? errorMessage(exporting.error, text) : null,
  };
}
