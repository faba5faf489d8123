// @vitest-environment happy-dom
// The dialogs of tables: the separator that spreadsheets of the user expect, and why nothing can be compared yet.
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import type { VueWrapper } from '@vue/test-utils';
import TableExportDialog from '../../../../renderer/features/table/TableExportDialog.vue';
import { useTableExport } from '../../../../renderer/features/table/table-export-store.ts';
import TableImportDialog from '../../../../renderer/features/table/TableImportDialog.vue';
import { useTableImport } from '../../../../renderer/features/table/table-import-store.ts';
import { forms } from '../../../../renderer/locales/forms.ts';
import type { TablePreview } from '../../../../shared/model/table/tables.ts';
import { fakeClient } from '../../fake-client.ts';
import { mountWith, settled } from '../../mount-app.ts';

const usual = forms.value;
afterEach(() => {
  forms.value = usual;
});

function shown(wrapper: VueWrapper): VueWrapper {
  onTestFinished(() => {
    wrapper.unmount();
  });
  return wrapper;
}

describe('the separator of an exported table', () => {
  it('is a semicolon where numbers have a decimal comma, until another is chosen', () => {
    shown(mountWith(TableExportDialog, fakeClient()));
    const exporting = useTableExport();
    expect(exporting.delimiter).toBe(',');
    exporting.reset(';');
    expect(exporting.delimiter).toBe(';');
    exporting.delimiter = '|';
    exporting.reset(';');
    expect(exporting.delimiter).toBe('|');
  });

  it.each([
    ['comma', ','],
    ['point', ';'],
    ['space', ';'],
    ['apostrophe', ','],
  ] as const)('where numbers are grouped by a %s is %s', (numbers, delimiter) => {
    forms.value = { ...usual, numbers };
    shown(mountWith(TableExportDialog, fakeClient()));
    expect(useTableExport().delimiter).toBe(delimiter);
  });
});

it('the reason why a table can’t be compared stands beside the button', async () => {
  const preview: TablePreview = {
    ...{ path: '/data.bin', format: 'csv', size: 9, encoding: 'windows-1252', delimiter: null, quote: '"' },
    ...{ header: false, sheets: [], sheet: 0, mapping: [null], names: [null], rows: [['x']], problems: [] },
  };
  const dialog = shown(mountWith(TableImportDialog, fakeClient()));
  const table = useTableImport();
  table.preview = preview;
  await settled();
  expect(dialog.get('footer [role=status]').text()).toBe('Choose the column with the URLs first.');
  table.preview = { ...preview, mapping: ['loc'] };
  await settled();
  expect(dialog.find('footer [role=status]').exists()).toBe(false);
});
