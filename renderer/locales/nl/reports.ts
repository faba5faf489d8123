// Dutch: reports of findings.
import type { Messages } from '../en.ts';

export const reports: Pick<Messages, 'reports'> = {
  reports: {
    title: 'Rapport van bevindingen',
    intro:
      'Wat de controles vonden, als bestand om te lezen, af te drukken of door te geven. Aan het project verandert niets.',
    scope: 'Waar het over gaat',
    all: 'Het hele project, met zijn bestanden en instellingen',
    shown: 'De {count} getoonde rij | De {count} getoonde rijen',
    format: 'Formaat',
    formats: {
      html: 'Pagina met grafieken (.html)',
      csv: 'Tabel van alle bevindingen (.csv)',
      json: 'Alle bevindingen voor programma’s (.json)',
      sarif: 'Alle bevindingen voor codeplatforms en editors (.sarif)',
    },
    language: 'Rapporten zijn in het Engels.',
    start: 'Rapport schrijven',
    writing: 'Het rapport wordt geschreven',
    done: 'Rapport geschreven',
    failed: 'Het rapport is niet geschreven',
    cancelled: 'Geannuleerd. Er is geen rapport geschreven.',
    counts: '{errors}, {warnings}, {notes}; {size}',
    errors: '{count} fout | {count} fouten',
    warnings: '{count} waarschuwing | {count} waarschuwingen',
    notes: '{count} opmerking | {count} opmerkingen',
  },
};
