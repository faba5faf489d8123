// Tables that a spreadsheet opened and saved again: LibreOffice 7.4 wrote these files from exports of rows.csv.
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../../run/tool-path.ts';
import { engineWith } from '../../test-engine.ts';
import { compare, merge, valuesOf } from './table-project.ts';

const saved = (name: string): string => join(ROOT, 'test/fixtures/spreadsheets', name);

describe.each(['libreoffice-opened-csv.xlsx', 'libreoffice-opened-xlsx.xlsx', 'libreoffice-opened-xlsx.csv'])(
  '%s',
  (name) => {
    it('changes nothing in the project that it came from', async () => {
      const { context } = engineWith([]);
      await merge(context, saved('rows.csv'));
      const { added, changed, missing } = await compare(context, saved(name), { key: 'id' });
      expect({ added, changed, missing }).toEqual({ added: 0, changed: 0, missing: 0 });
    });

    it('gives the same rows in a new project, and formulas as the texts that they are', async () => {
      const { context } = engineWith([]);
      await merge(context, saved('rows.csv'));
      const { context: fresh } = engineWith([]);
      await merge(fresh, saved(name));
      expect(valuesOf(fresh)).toEqual(valuesOf(context));
      expect(valuesOf(fresh)[1]?.slice(0, 3)).toEqual([
        '=HYPERLINK("https://evil.example";"x")',
        '2024-05',
        '=1+1',
      ]);
    });
  },
);
